import { useLocale } from '../runtime/use-locale'
import * as css from './error-list.css'

type ErrorListProps<FieldError> = {
  fieldErrors: readonly FieldError[]
  className?: string
  onGo(fieldError: FieldError): void
}

/** Errors linked to their fields; the path '' is for errors of the whole form. */
export const ErrorList = <FieldError extends { path: string; label: string; text: string }>({
  fieldErrors,
  className = css.fieldErrors,
  onGo,
}: ErrorListProps<FieldError>) => {
  // a space before a colon that keeps it on its line
  const colon = useLocale() === 'fr' ? '\u00a0: ' : ': '
  return (
    <ul className={className}>
      {fieldErrors.map((fieldError) => (
        <li key={fieldError.path}>
          {fieldError.path === '' ? (
            fieldError.text
          ) : (
            <button type="button" className={css.fieldError} onClick={() => onGo(fieldError)}>
              {fieldError.label}
              {colon}
              {fieldError.text}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
