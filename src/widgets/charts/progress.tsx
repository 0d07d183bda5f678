import * as css from './progress.css'

type ProgressProps = {
  label: string
  /** percent; may exceed 100 */
  value: number
  /** the figure as text */
  text: string
}

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
