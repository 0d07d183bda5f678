import { spinner } from './spinner.css'
import { VisuallyHidden } from './visually-hidden'

type SpinnerProps = {
  /** what is pending; without it the spinner is decorative */
  label?: string
}

export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className={spinner} aria-hidden="true" />
  return (
    <span role="status">
      <span className={spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
