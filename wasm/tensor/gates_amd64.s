#include "textflag.h"

// Upper bound, lower bound, 1/ln2, the two parts of ln2, and the series of e^r
// from the sixth power down: the numbers of Exp.
DATA ·exps+0(SB)/4, $0x42ae0000
DATA ·exps+4(SB)/4, $0xc2ae0000
DATA ·exps+8(SB)/4, $0x3fb8aa3b
DATA ·exps+12(SB)/4, $0x3f318000
DATA ·exps+16(SB)/4, $0xb95e8083
DATA ·exps+20(SB)/4, $0x3ab60b61
DATA ·exps+24(SB)/4, $0x3c088889
DATA ·exps+28(SB)/4, $0x3d2aaaab
DATA ·exps+32(SB)/4, $0x3e2aaaab
DATA ·exps+36(SB)/4, $0x3f000000
DATA ·exps+40(SB)/4, $0x3f800000
GLOBL ·exps(SB), RODATA|NOPTR, $44

// func logistic(x *float32, n uintptr, inner, outer, add float32)
TEXT ·logistic(SB), NOSPLIT, $0-28
	MOVQ         x+0(FP), DI
	MOVQ         n+8(FP), CX
	VBROADCASTSS inner+16(FP), Z20
	VBROADCASTSS outer+20(FP), Z21
	VBROADCASTSS add+24(FP), Z22
	VBROADCASTSS ·exps+0(SB), Z0
	VBROADCASTSS ·exps+4(SB), Z1
	VBROADCASTSS ·exps+8(SB), Z2
	VBROADCASTSS ·exps+12(SB), Z3
	VBROADCASTSS ·exps+16(SB), Z4
	VBROADCASTSS ·exps+20(SB), Z5
	VBROADCASTSS ·exps+24(SB), Z6
	VBROADCASTSS ·exps+28(SB), Z7
	VBROADCASTSS ·exps+32(SB), Z8
	VBROADCASTSS ·exps+36(SB), Z9
	VBROADCASTSS ·exps+40(SB), Z10
	MOVL         $0xffff, AX
	KMOVW        AX, K1

sixteen:
	CMPQ  CX, $16
	JGE   step
	TESTQ CX, CX
	JEQ   done
	MOVL  $1, AX // the last few: a mask of that many bits
	SHLL  CX, AX
	DECL  AX
	KMOVW AX, K1
	MOVQ  $16, CX

step:
	VMOVUPS.Z    (DI), K1, Z11
	VMULPS       Z20, Z11, Z11
	VMINPS       Z0, Z11, Z11
	VMAXPS       Z1, Z11, Z11
	VMULPS       Z2, Z11, Z12
	VRNDSCALEPS  $0, Z12, Z12      // n
	VFNMADD231PS Z3, Z12, Z11
	VFNMADD231PS Z4, Z12, Z11      // r = x - n ln2
	VMOVAPS      Z5, Z13
	VFMADD213PS  Z6, Z11, Z13
	VFMADD213PS  Z7, Z11, Z13
	VFMADD213PS  Z8, Z11, Z13
	VFMADD213PS  Z9, Z11, Z13
	VFMADD213PS  Z10, Z11, Z13
	VFMADD213PS  Z10, Z11, Z13     // e^r
	VSCALEFPS    Z12, Z13, Z13     // e^x
	VADDPS       Z10, Z13, Z13
	VDIVPS       Z13, Z21, Z13
	VADDPS       Z22, Z13, Z13
	VMOVUPS      Z13, K1, (DI)
	ADDQ         $64, DI
	SUBQ         $16, CX
	JNE          sixteen

done:
	VZEROUPPER
	RET
