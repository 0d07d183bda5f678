import * as css from './progress.css'

type ProgressProps = {
  /** names what is measured */
  label: string
  /** of a hundred; may be beyond */
  value: number
  /** the figure it stands for, in words */
  text: string
}

/** A named bar with the figure it stands for. */
export function Progress({ label, value, text }: ProgressProps) {
  const filled = Math.min(100, Math.max(0, value))
  return (
    <div className={css.progress}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <span className={css.text} aria-hidden="true">
        {text}
      </span>
      <div className={css.track} role="img" aria-label={`${label}: ${text}`}>
        <div className={css.fill} style={{ inlineSize: `${filled}%` }} />
      </div>
    </div>
  )
}
