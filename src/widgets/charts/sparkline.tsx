import * as css from './sparkline.css'

type SparklineProps = {
  data: readonly number[]
  look: 'bar' | 'line' | 'area'
  /** text alternative */
  label: string
}

const [width, height, edge] = [280, 80, 4]

/** Scales from zero, or for a line from just below its minimum. */
function positionsOf(data: readonly number[], isFromZero: boolean): [x: number, y: number][] {
  const most = Math.max(...data, 1)
  const least = isFromZero ? 0 : Math.min(...data) * 0.9
  const step = width / Math.max(1, isFromZero ? data.length : data.length - 1)
  const rise = (value: number) => (most === least ? 0.5 : (value - least) / (most - least))
  return data.map((value, nth) => [nth * step, height - edge - rise(value) * (height - 2 * edge)])
}

const pathOf = (places: [number, number][]): string =>
  places.map(([x, y], nth) => `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function Bars({ data }: { data: readonly number[] }) {
  const gap = width / data.length / 3
  return positionsOf(data, true).map(([x, y]) => (
    <rect
      key={x}
      className={css.bar}
      x={x + gap / 2}
      y={y}
      width={width / data.length - gap}
      height={height - y}
      rx={Math.min(2, gap)}
    />
  ))
}

export function Sparkline({ data, look, label }: SparklineProps) {
  if (data.length === 0) return <div className={css.sparkline} />
  const path = look === 'bar' ? '' : pathOf(positionsOf(data, false))
  return (
    <svg
      className={css.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {look === 'bar' && <Bars data={data} />}
      {look === 'area' && <path className={css.area} d={`${path}L${width} ${height}L0 ${height}Z`} />}
      {path && <path className={css.line} d={path} />}
    </svg>
  )
}
