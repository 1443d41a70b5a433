// The kernels of wasm/tensor in WebAssembly SIMD. The module has no memory of its own: it works on Go's, in place, so it
// must have no data and no stack either, which a test checks. Strides count numbers, not bytes.

#include <wasm_simd128.h>

#define MULTIPLY_ADD(sum, x, y) wasm_f32x4_add(sum, wasm_f32x4_mul(x, y))

#define EXPORT(name) __attribute__((export_name(#name)))
#define INLINE static inline __attribute__((always_inline))

typedef v128_t four; // four numbers

// read_few and write_few touch only the first `count` numbers, 1 to 4.
INLINE four read_few(const float *x, int count) {
	if (count >= 4)
		return wasm_v128_load(x);
	if (count == 1)
		return wasm_v128_load32_zero(x);
	four v = wasm_v128_load64_zero(x);
	return count == 2 ? v : wasm_v128_load32_lane(x + 2, v, 2);
}

INLINE void write_few(float *x, four v, int count) {
	if (count >= 4) {
		wasm_v128_store(x, v);
		return;
	}
	if (count & 2) {
		wasm_v128_store64_lane(x, v, 0);
		x += 2;
		v = wasm_i64x2_shuffle(v, v, 1, 1);
	}
	if (count & 1)
		wasm_v128_store32_lane(x, v, 0);
}

// block adds the product of `rows` rows of a and `wide` fours of columns of b to c; of the last four only `last`
// numbers exist. rows and wide are known when this is compiled, so that all sums stay in registers.
INLINE void block(const int rows, const int wide, const int last, float *c, int c_row, const float *a, int a_row, int a_col,
                  const float *b, int b_row, int k, int add) {
	four sum[4][8];
#pragma unroll
	for (int i = 0; i < rows; i++)
#pragma unroll
		for (int j = 0; j < wide; j++)
			sum[i][j] = !add ? wasm_f32x4_const_splat(0) : read_few(c + i * c_row + 4 * j, j + 1 < wide ? 4 : last);
	for (int p = 0; p < k; p++) {
		four y[8];
		// What is read behind a row's end is the next rows, and is not written. Only at the last rows there may be nothing.
#pragma unroll
		for (int j = 0; j < wide; j++)
			y[j] = j + 1 < wide || last == 4 || p + 4 <= k ? wasm_v128_load(b + 4 * j) : read_few(b + 4 * j, last);
#pragma unroll
		for (int i = 0; i < rows; i++) {
			four x = wasm_v128_load32_splat(a + i * a_row);
#pragma unroll
			for (int j = 0; j < wide; j++)
				sum[i][j] = MULTIPLY_ADD(sum[i][j], x, y[j]);
		}
		a += a_col;
		b += b_row;
	}
#pragma unroll
	for (int i = 0; i < rows; i++)
#pragma unroll
		for (int j = 0; j < wide; j++)
			write_few(c + i * c_row + 4 * j, sum[i][j], j + 1 < wide ? 4 : last);
}

// columns computes `wide` fours of columns for all m rows.
INLINE void columns(const int wide, int last, float *c, int c_row, const float *a, int a_row, int a_col, const float *b, int b_row,
                    int m, int k, int add) {
	int i = 0;
	for (; i + 4 <= m; i += 4)
		block(4, wide, last, c + i * c_row, c_row, a + i * a_row, a_row, a_col, b, b_row, k, add);
	c += i * c_row;
	a += i * a_row;
	switch (m - i) {
	case 3:
		block(3, wide, last, c, c_row, a, a_row, a_col, b, b_row, k, add);
		break;
	case 2:
		block(2, wide, last, c, c_row, a, a_row, a_col, b, b_row, k, add);
		break;
	case 1:
		block(1, wide, last, c, c_row, a, a_row, a_col, b, b_row, k, add);
	}
}

enum { depth = 256 }; // rows of b at a time: eight columns of so many stay in the first cache while the rows of a go by

// packed is columns(2, 4, ...) by way of a copy of b where its rows lie together: rows that are a power of two apart fall on
// one another in the cache.
INLINE void packed(float *pack, float *c, int c_row, const float *a, int a_row, int a_col, const float *b, int b_row, int m, int k, int add) {
	for (int p = 0; p < k; p++) {
		wasm_v128_store(pack + 8 * p, wasm_v128_load(b + p * b_row));
		wasm_v128_store(pack + 8 * p + 4, wasm_v128_load(b + p * b_row + 4));
	}
	columns(2, 4, c, c_row, a, a_row, a_col, pack, 8, m, k, add);
}

// gemm is tensor.Kernels.Gemm; pack has room for depth * 8 numbers.
EXPORT(gemm)
void gemm(float *c, int c_row, const float *a, int a_row, int a_col, const float *b, int b_row, int m, int k, int n, int add, float *pack) {
	for (; k > 0; k -= depth) {
		int some = k < depth ? k : depth, j = 0;
		if (m == 1)
			for (; j + 32 <= n; j += 32)
				block(1, 8, 4, c + j, c_row, a, a_row, a_col, b + j, b_row, some, add);
		if (m >= 8 && b_row % 1024 == 0)
			for (; j + 8 <= n; j += 8) // 40x256x1024: 50 GFLOPS, without the copy 25; other widths don't gain
				packed(pack, c + j, c_row, a, a_row, a_col, b + j, b_row, m, some, add);
		for (; j + 8 <= n; j += 8)
			columns(2, 4, c + j, c_row, a, a_row, a_col, b + j, b_row, m, some, add);
		for (; j + 4 <= n; j += 4)
			columns(1, 4, c + j, c_row, a, a_row, a_col, b + j, b_row, m, some, add);
		if (j < n)
			columns(1, n - j, c + j, c_row, a, a_row, a_col, b + j, b_row, m, some, add);
		a += some * a_col;
		b += some * b_row;
		add = 1;
	}
}

// exponential is e^x as tensor.Exp has it.
INLINE four exponential(four x) {
	x = wasm_f32x4_pmax(wasm_f32x4_const_splat(-87), wasm_f32x4_pmin(wasm_f32x4_const_splat(87), x));
	four shift = wasm_f32x4_const_splat(12582912); // 1.5 * 2^23: adding it rounds to a whole number
	four n = wasm_f32x4_add(wasm_f32x4_mul(x, wasm_f32x4_const_splat(1.44269504f)), shift);
	four i = wasm_i32x4_sub(n, wasm_i32x4_const_splat(0x4b400000));
	n = wasm_f32x4_sub(n, shift);
	four r = MULTIPLY_ADD(x, n, wasm_f32x4_const_splat(-0.693359375f));
	r = MULTIPLY_ADD(r, n, wasm_f32x4_const_splat(2.12194440e-4f));
	four p = wasm_f32x4_const_splat(1.3888889e-3f);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(8.3333333e-3f), p, r);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(4.1666667e-2f), p, r);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(1.6666667e-1f), p, r);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(0.5f), p, r);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(1), p, r);
	p = MULTIPLY_ADD(wasm_f32x4_const_splat(1), p, r);
	return wasm_f32x4_mul(p, wasm_i32x4_shl(wasm_i32x4_add(i, wasm_i32x4_const_splat(127)), 23));
}

INLINE four logistic_of(four x, float inner, float outer, float plus) {
	four e = exponential(wasm_f32x4_mul(x, wasm_f32x4_splat(inner)));
	four y = wasm_f32x4_div(wasm_f32x4_splat(outer), wasm_f32x4_add(e, wasm_f32x4_const_splat(1)));
	return wasm_f32x4_add(y, wasm_f32x4_splat(plus));
}

// logistic replaces x by outer / (1 + e^(inner*x)) + plus: -1, 1, 0 makes the sigmoid, 2, -2, 1 the hyperbolic tangent.
EXPORT(logistic)
void logistic(float *x, int n, float inner, float outer, float plus) {
	for (; n >= 4; n -= 4, x += 4)
		wasm_v128_store(x, logistic_of(wasm_v128_load(x), inner, outer, plus));
	if (n > 0)
		write_few(x, logistic_of(read_few(x, n), inner, outer, plus), n);
}

// attend makes scores[i] = the sum over k of weights[k] * tanh(query[k] + keys[i][k]), for n rows of keys. The hyperbolic
// tangent is 1 - 2/(1+e^2x).
EXPORT(attend)
void attend(float *scores, int n, const float *query, const float *keys, const float *weights, int width) {
	for (; n > 0; n--, scores++) {
		four sum = wasm_f32x4_const_splat(0);
		int k = 0;
		for (; k + 4 <= width; k += 4, keys += 4) {
			four x = wasm_f32x4_add(wasm_v128_load(query + k), wasm_v128_load(keys));
			sum = MULTIPLY_ADD(sum, wasm_v128_load(weights + k), logistic_of(x, 2, -2, 1));
		}
		if (k < width) {
			int some = width - k;
			four x = wasm_f32x4_add(read_few(query + k, some), read_few(keys, some));
			sum = MULTIPLY_ADD(sum, read_few(weights + k, some), logistic_of(x, 2, -2, 1));
			keys += some;
		}
		sum = wasm_f32x4_add(sum, wasm_i64x2_shuffle(sum, sum, 1, 0));
		sum = wasm_f32x4_add(sum, wasm_i32x4_shuffle(sum, sum, 1, 0, 3, 2));
		wasm_v128_store32_lane(scores, sum, 0);
	}
}

// blend adds x * gate + plus to sum, number by number.
EXPORT(blend)
void blend(float *sum, const float *x, const float *gate, const float *plus, int n) {
	for (; n >= 4; n -= 4, sum += 4, x += 4, gate += 4, plus += 4) {
		four v = MULTIPLY_ADD(wasm_v128_load(plus), wasm_v128_load(x), wasm_v128_load(gate));
		wasm_v128_store(sum, wasm_f32x4_add(wasm_v128_load(sum), v));
	}
	if (n > 0) {
		four v = MULTIPLY_ADD(read_few(plus, n), read_few(x, n), read_few(gate, n));
		write_few(sum, wasm_f32x4_add(read_few(sum, n), v), n);
	}
}
