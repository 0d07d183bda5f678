/** Heights of very many rows, mostly estimated; offset and index lookups are O(log n). */
export function createRowHeights(count: number, usual: number) {
  let heights = new Float64Array(count).fill(usual)
  /** Fenwick tree: each entry, 1-based, sums the `at & -at` heights up to it */
  let sums = new Float64Array(0)

  const build = () => {
    sums = new Float64Array(heights.length + 1)
    for (let at = 1; at <= heights.length; at++) {
      sums[at] = (sums[at] as number) + (heights[at - 1] as number)
      const parent = at + (at & -at)
      if (parent <= heights.length) sums[parent] = (sums[parent] as number) + (sums[at] as number)
    }
  }
  build()

  return {
    /** returns whether the height changed */
    set(index: number, height: number): boolean {
      const more = height - (heights[index] ?? height)
      if (more === 0) return false
      heights[index] = height
      for (let at = index + 1; at < sums.length; at += at & -at) sums[at] = (sums[at] as number) + more
      return true
    },
    /** rows were appended or removed at the end */
    resize(next: number) {
      if (next === heights.length) return
      const before = heights
      heights = new Float64Array(next).fill(usual)
      heights.set(before.subarray(0, Math.min(next, before.length)))
      build()
    },
    /** so many rows were added before the first, or removed from there if negative */
    unshift(rows: number) {
      const before = heights
      heights = new Float64Array(Math.max(0, before.length + rows)).fill(usual)
      if (rows < 0) heights.set(before.subarray(-rows))
      else heights.set(before, rows)
      build()
    },
    /** discards all measurements */
    forget() {
      heights.fill(usual)
      build()
    },
    /** offset of a row; for the number of rows, the end */
    offsetOf(index: number): number {
      let offset = 0
      for (let at = Math.min(index, heights.length); at > 0; at -= at & -at) offset += sums[at] as number
      return offset
    },
    /** row at an offset; past the end, the last one */
    indexAt(offset: number): number {
      let index = 0
      let left = offset
      for (let step = 2 ** Math.floor(Math.log2(Math.max(1, heights.length))); step >= 1; step /= 2) {
        const next = index + step
        if (next > heights.length || (sums[next] as number) > left) continue
        index = next
        left -= sums[next] as number
      }
      return Math.min(index, Math.max(0, heights.length - 1))
    },
  }
}

export type RowHeights = ReturnType<typeof createRowHeights>
