#include "textflag.h"

// func cpuid(leaf, sub uint32) (eax, ebx, ecx, edx uint32)
TEXT ·cpuid(SB), NOSPLIT, $0-24
	MOVL leaf+0(FP), AX
	MOVL sub+4(FP), CX
	CPUID
	MOVL AX, eax+8(FP)
	MOVL BX, ebx+12(FP)
	MOVL CX, ecx+16(FP)
	MOVL DX, edx+20(FP)
	RET

// func xgetbv() (eax, edx uint32)
TEXT ·xgetbv(SB), NOSPLIT, $0-8
	XORL CX, CX
	XGETBV
	MOVL AX, eax+0(FP)
	MOVL DX, edx+4(FP)
	RET

// One row of the AVX-512 block: broadcast an element of a, multiply with 32
// columns of b (Z16 and Z17), add to two accumulators.
#define ROW8(from, lo, hi) \
	VBROADCASTSS from, Z18; \
	VFMADD231PS  Z16, Z18, lo; \
	VFMADD231PS  Z17, Z18, hi

#define LOAD8(lo, hi) \
	VMOVUPS.Z (R12), K1, lo; \
	VMOVUPS.Z 64(R12), K2, hi; \
	ADDQ      R9, R12

#define STORE8(lo, hi) \
	VMOVUPS lo, K1, (DI); \
	VMOVUPS hi, K2, 64(DI); \
	ADDQ    R9, DI

// func block8x32(c *float32, cRow uintptr, a *float32, aRow, aCol uintptr, b *float32, bRow uintptr, k uintptr, mask uint32, add uint32)
TEXT ·block8x32(SB), NOSPLIT, $0-72
	MOVQ  c+0(FP), DI
	MOVQ  cRow+8(FP), R9
	MOVQ  a+16(FP), SI
	MOVQ  aRow+24(FP), R8
	MOVQ  aCol+32(FP), R10
	MOVQ  b+40(FP), DX
	MOVQ  bRow+48(FP), R11
	MOVQ  k+56(FP), CX
	MOVL  mask+64(FP), AX
	KMOVW AX, K1
	SHRL  $16, AX
	KMOVW AX, K2
	MOVL  add+68(FP), AX
	TESTL AX, AX
	JNE   sum8
	VPXORQ Z0, Z0, Z0
	VPXORQ Z1, Z1, Z1
	VPXORQ Z2, Z2, Z2
	VPXORQ Z3, Z3, Z3
	VPXORQ Z4, Z4, Z4
	VPXORQ Z5, Z5, Z5
	VPXORQ Z6, Z6, Z6
	VPXORQ Z7, Z7, Z7
	VPXORQ Z8, Z8, Z8
	VPXORQ Z9, Z9, Z9
	VPXORQ Z10, Z10, Z10
	VPXORQ Z11, Z11, Z11
	VPXORQ Z12, Z12, Z12
	VPXORQ Z13, Z13, Z13
	VPXORQ Z14, Z14, Z14
	VPXORQ Z15, Z15, Z15
	JMP start8

sum8:
	MOVQ DI, R12
	LOAD8(Z0, Z1)
	LOAD8(Z2, Z3)
	LOAD8(Z4, Z5)
	LOAD8(Z6, Z7)
	LOAD8(Z8, Z9)
	LOAD8(Z10, Z11)
	LOAD8(Z12, Z13)
	LOAD8(Z14, Z15)

start8:
	LEAQ (R8)(R8*2), R12 // three rows of a
	LEAQ (R8)(R8*4), R13 // five rows
	LEAQ (R12)(R8*4), BX // seven rows

loop8:
	VMOVUPS.Z (DX), K1, Z16
	VMOVUPS.Z 64(DX), K2, Z17
	ROW8((SI), Z0, Z1)
	ROW8((SI)(R8*1), Z2, Z3)
	ROW8((SI)(R8*2), Z4, Z5)
	ROW8((SI)(R12*1), Z6, Z7)
	ROW8((SI)(R8*4), Z8, Z9)
	ROW8((SI)(R13*1), Z10, Z11)
	ROW8((SI)(R12*2), Z12, Z13)
	ROW8((SI)(BX*1), Z14, Z15)
	ADDQ R10, SI
	ADDQ R11, DX
	DECQ CX
	JNE  loop8

	STORE8(Z0, Z1)
	STORE8(Z2, Z3)
	STORE8(Z4, Z5)
	STORE8(Z6, Z7)
	STORE8(Z8, Z9)
	STORE8(Z10, Z11)
	STORE8(Z12, Z13)
	STORE8(Z14, Z15)
	VZEROUPPER
	RET

// func block1x32(c *float32, a *float32, aCol uintptr, b *float32, bRow uintptr, k uintptr, mask uint32, add uint32)
TEXT ·block1x32(SB), NOSPLIT, $0-56
	MOVQ   c+0(FP), DI
	MOVQ   a+8(FP), SI
	MOVQ   aCol+16(FP), R10
	MOVQ   b+24(FP), DX
	MOVQ   bRow+32(FP), R11
	MOVQ   k+40(FP), CX
	MOVL   mask+48(FP), AX
	KMOVW  AX, K1
	SHRL   $16, AX
	KMOVW  AX, K2
	VPXORQ Z0, Z0, Z0
	VPXORQ Z1, Z1, Z1
	VPXORQ Z2, Z2, Z2
	VPXORQ Z3, Z3, Z3
	MOVL   add+52(FP), AX
	TESTL  AX, AX
	JEQ    pairs
	VMOVUPS.Z (DI), K1, Z0
	VMOVUPS.Z 64(DI), K2, Z1

pairs: // two rows of b a turn, into accumulators of their own
	SUBQ $2, CX
	JLT  odd
	VBROADCASTSS (SI), Z18
	VBROADCASTSS (SI)(R10*1), Z19
	VMOVUPS.Z (DX), K1, Z16
	VMOVUPS.Z 64(DX), K2, Z17
	ADDQ R11, DX
	VFMADD231PS Z16, Z18, Z0
	VFMADD231PS Z17, Z18, Z1
	VMOVUPS.Z (DX), K1, Z16
	VMOVUPS.Z 64(DX), K2, Z17
	ADDQ R11, DX
	VFMADD231PS Z16, Z19, Z2
	VFMADD231PS Z17, Z19, Z3
	LEAQ (SI)(R10*2), SI
	JMP  pairs

odd:
	ADDQ $2, CX
	JEQ  done1
	VBROADCASTSS (SI), Z18
	VMOVUPS.Z (DX), K1, Z16
	VMOVUPS.Z 64(DX), K2, Z17
	VFMADD231PS Z16, Z18, Z0
	VFMADD231PS Z17, Z18, Z1

done1:
	VADDPS  Z2, Z0, Z0
	VADDPS  Z3, Z1, Z1
	VMOVUPS Z0, K1, (DI)
	VMOVUPS Z1, K2, 64(DI)
	VZEROUPPER
	RET

// One row of the AVX2 block: sixteen columns of b stand in Y8 and Y9.
#define ROW4(from, lo, hi) \
	VBROADCASTSS from, Y10; \
	VFMADD231PS  Y8, Y10, lo; \
	VFMADD231PS  Y9, Y10, hi

// func block4x16(c *float32, cRow uintptr, a *float32, aRow, aCol uintptr, b *float32, bRow uintptr, k uintptr, add uint32)
TEXT ·block4x16(SB), NOSPLIT, $0-68
	MOVQ  c+0(FP), DI
	MOVQ  cRow+8(FP), R9
	MOVQ  a+16(FP), SI
	MOVQ  aRow+24(FP), R8
	MOVQ  aCol+32(FP), R10
	MOVQ  b+40(FP), DX
	MOVQ  bRow+48(FP), R11
	MOVQ  k+56(FP), CX
	LEAQ  (R8)(R8*2), R12 // three rows of a
	LEAQ  (R9)(R9*2), R13 // three rows of c
	MOVL  add+64(FP), AX
	TESTL AX, AX
	JNE   sum4
	VXORPS Y0, Y0, Y0
	VXORPS Y1, Y1, Y1
	VXORPS Y2, Y2, Y2
	VXORPS Y3, Y3, Y3
	VXORPS Y4, Y4, Y4
	VXORPS Y5, Y5, Y5
	VXORPS Y6, Y6, Y6
	VXORPS Y7, Y7, Y7
	JMP loop4

sum4:
	VMOVUPS (DI), Y0
	VMOVUPS 32(DI), Y1
	VMOVUPS (DI)(R9*1), Y2
	VMOVUPS 32(DI)(R9*1), Y3
	VMOVUPS (DI)(R9*2), Y4
	VMOVUPS 32(DI)(R9*2), Y5
	VMOVUPS (DI)(R13*1), Y6
	VMOVUPS 32(DI)(R13*1), Y7

loop4:
	VMOVUPS (DX), Y8
	VMOVUPS 32(DX), Y9
	ROW4((SI), Y0, Y1)
	ROW4((SI)(R8*1), Y2, Y3)
	ROW4((SI)(R8*2), Y4, Y5)
	ROW4((SI)(R12*1), Y6, Y7)
	ADDQ R10, SI
	ADDQ R11, DX
	DECQ CX
	JNE  loop4

	VMOVUPS Y0, (DI)
	VMOVUPS Y1, 32(DI)
	VMOVUPS Y2, (DI)(R9*1)
	VMOVUPS Y3, 32(DI)(R9*1)
	VMOVUPS Y4, (DI)(R9*2)
	VMOVUPS Y5, 32(DI)(R9*2)
	VMOVUPS Y6, (DI)(R13*1)
	VMOVUPS Y7, 32(DI)(R13*1)
	VZEROUPPER
	RET
