import type { TextColumn } from './columns'

type Shape = {
  columns: readonly Pick<TextColumn<never>, 'width'>[]
  canTick: boolean
  hasDetail: boolean
  hasAction: boolean
}

/** of a column without one */
const least = '7rem'

/** of the columns that tick, unfold and act */
const slim = ({ canTick, hasDetail, hasAction }: Shape) => ({
  before: [...(canTick ? ['44px'] : []), ...(hasDetail ? ['52px'] : [])],
  after: hasAction ? ['72px'] : [],
})

/** What all columns need: a CSS length. */
export function widthOf(shape: Shape): string {
  const { before, after } = slim(shape)
  const widths = [...before, ...shape.columns.map(({ width = least }) => width), ...after]
  return `calc(${widths.join(' + ')})`
}

/** Tracks of a grid: columns without a width share what is left, or all do where each has one. */
export function widthsOf(shape: Shape): string {
  const { before, after } = slim(shape)
  const { columns } = shape
  const isGiven = columns.every(({ width }) => width !== undefined)
  const tracks = columns.map(({ width }) => {
    if (width === undefined) return `minmax(${least}, 1fr)`
    return isGiven ? `calc(${width} + (100% - ${widthOf(shape)}) / ${columns.length})` : width
  })
  return [...before, ...tracks, ...after].join(' ')
}
