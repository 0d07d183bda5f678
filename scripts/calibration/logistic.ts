export type Row = { features: Record<string, number>; wrong: boolean; weight: number }

const steps = 12
/** Against weights that few values speak for. */
const penalty = 3

/** Solves `matrix` x = `vector`, by elimination; the matrix is positive definite. */
function solved(matrix: number[][], vector: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, vector[at] ?? 0])
  const size = rows.length
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = pivot + 1; row < size; row++) {
      const share = cell(row, pivot) / cell(pivot, pivot)
      rows[row] = (rows[row] ?? []).map((value, column) => value - share * cell(pivot, column))
    }
  const found = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = cell(row, size)
    for (let column = row + 1; column < size; column++) sum -= cell(row, column) * (found[column] ?? 0)
    found[row] = sum / cell(row, row)
  }
  return found
}

export const scoreOf = (weights: Map<string, number>, features: Record<string, number>): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)

/** A logistic regression, by Newton's method. */
export function regression(rows: readonly Row[]): Map<string, number> {
  const names = [...new Set(rows.flatMap(({ features }) => Object.keys(features)))].sort()
  const weights = new Map<string, number>(names.map((name) => [name, 0]))
  for (let step = 0; step < steps; step++) {
    const slopes = names.map((name) => penalty * (weights.get(name) ?? 0))
    const curves: number[][] = names.map((_, at) => names.map((__, other) => (at === other ? penalty : 0)))
    for (const { features, wrong, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-scoreOf(weights, features)))
      const values = names.map((name) => features[name] ?? 0)
      const bend = weight * chance * (1 - chance)
      values.forEach((value, at) => {
        if (value === 0) return
        slopes[at] = (slopes[at] ?? 0) + weight * (chance - Number(wrong)) * value
        const curve = curves[at] ?? []
        values.forEach((other, place) => {
          curve[place] = (curve[place] ?? 0) + bend * value * other
        })
      })
    }
    solved(curves, slopes).forEach((change, at) => {
      const name = names[at] ?? ''
      weights.set(name, (weights.get(name) ?? 0) - change)
    })
  }
  return weights
}
