import type { TextColumn } from './columns'

type Shape = {
  columns: readonly Pick<TextColumn<never>, 'width'>[]
  canTick: boolean
  hasDetail: boolean
  hasAction: boolean
}

/** minimum width of a column without one */
const least = '7rem'

/** the selection, disclosure and action columns */
const slim = ({ canTick, hasDetail, hasAction }: Shape) => ({
  before: [...(canTick ? ['44px'] : []), ...(hasDetail ? ['52px'] : [])],
  after: hasAction ? ['72px'] : [],
})

/** Minimum width of the table, as a CSS length. */
export function widthOf(shape: Shape): string {
  const { before, after } = slim(shape)
  const widths = [...before, ...shape.columns.map(({ width = least }) => width), ...after]
  return `calc(${widths.join(' + ')})`
}

/** Grid tracks: columns without a width share the remaining space; if all have one, they all grow. */
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
