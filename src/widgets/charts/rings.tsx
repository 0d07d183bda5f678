import { type ReactNode, useId } from 'react'
import type { ChartPart } from './chart-model'
import { Legend } from './legend'
import * as css from './rings.css'

/** line angle of each tone's pattern, in degrees, for a picture that starts at the top; the first has no lines */
const turns = [undefined, 45, 90, 180] as const
const step = 6

function Tones({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, nth) => {
        const turn = turns[nth % turns.length]
        return (
          <pattern
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the tone
            key={nth}
            id={`${id}${nth}`}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn ?? 0})`}
          >
            <rect className={css.fills[nth % css.fills.length]} width={step} height={step} />
            {turn !== undefined && <rect className={css.over} width={step} height={1.7} />}
          </pattern>
        )
      })}
    </defs>
  )
}

const toneOf = (id: string, nth: number): string => `url(#${id}${nth})`

type RingsProps = {
  /** percentages, outermost ring first */
  parts: readonly (ChartPart & { text?: string })[]
  /** text alternative */
  label: string
  children: ReactNode
}

const size = 160
const centre = size / 2

const turnOf = (radius: number) => 2 * Math.PI * radius

export function Rings({ parts, label, children }: RingsProps) {
  const id = useId()
  const thick = parts.length > 1 ? 11 : 15
  return (
    <Legend parts={parts} isShown={parts.length > 1} centred>
      <div className={css.root}>
        <svg className={css.rings} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
          <Tones id={id} count={parts.length} />
          {parts.map(({ name, value }, nth) => {
            const radius = centre - thick / 2 - nth * (thick + 5)
            const filled = (Math.min(100, Math.max(0, value)) / 100) * turnOf(radius)
            return (
              <g key={name} strokeWidth={thick}>
                <circle className={css.track} cx={centre} cy={centre} r={radius} />
                <circle
                  className={css.ring}
                  stroke={toneOf(id, nth)}
                  cx={centre}
                  cy={centre}
                  r={radius}
                  strokeDasharray={`${filled} ${turnOf(radius)}`}
                  strokeLinecap={filled > thick ? 'round' : 'butt'}
                />
              </g>
            )
          })}
        </svg>
        <div className={css.middle}>{children}</div>
      </div>
    </Legend>
  )
}

type DonutProps = RingsProps & {
  /** false if the parts are listed elsewhere with their marks */
  hasLegend?: boolean
}

export function Donut({ parts, label, hasLegend = true, children }: DonutProps) {
  const id = useId()
  const thick = 22
  const radius = centre - thick / 2
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const turn = turnOf(radius)
  const gap = parts.filter(({ value }) => value > 0).length > 1 ? 3 : 0
  const starts = parts.map((_, nth) => parts.slice(0, nth).reduce((all, { value }) => all + value, 0))
  return (
    <Legend parts={parts} isShown={hasLegend} centred>
      <div className={css.root}>
        <svg className={css.rings} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
          <Tones id={id} count={parts.length} />
          <circle className={css.track} cx={centre} cy={centre} r={radius} strokeWidth={thick} />
          {sum > 0 &&
            parts.map(({ name, value }, nth) => (
              <circle
                key={name}
                className={css.ring}
                stroke={toneOf(id, nth)}
                strokeWidth={thick}
                cx={centre}
                cy={centre}
                r={radius}
                strokeDasharray={`${Math.max(0, (value / sum) * turn - gap)} ${turn}`}
                strokeDashoffset={-((starts[nth] ?? 0) / sum) * turn}
              />
            ))}
        </svg>
        <div className={css.middle}>{children}</div>
      </div>
    </Legend>
  )
}
