import * as css from './error-list.css'

type ErrorListProps<FieldError> = {
  fieldErrors: readonly FieldError[]
  className?: string
  onGo(fieldError: FieldError): void
}

/** What is to be mended, each with the way to its field; under the path '' what is said of the whole. */
export const ErrorList = <FieldError extends { path: string; label: string; text: string }>({
  fieldErrors,
  className = css.fieldErrors,
  onGo,
}: ErrorListProps<FieldError>) => (
  <ul className={className}>
    {fieldErrors.map((fieldError) => (
      <li key={fieldError.path}>
        {fieldError.path === '' ? (
          fieldError.text
        ) : (
          <button type="button" className={css.fieldError} onClick={() => onGo(fieldError)}>
            {fieldError.label}: {fieldError.text}
          </button>
        )}
      </li>
    ))}
  </ul>
)
