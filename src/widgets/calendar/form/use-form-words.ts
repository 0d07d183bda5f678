import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'

/** Codes of a form's fields as sentences. */
export function useFormWords() {
  const { t } = useLingui()
  const sentences: Record<string, Record<string, string>> = {
    title: { required: t`An event needs a title` },
    start: { timestamp: t`Enter the day and the time` },
    end: { timestamp: t`Enter the day and the time`, 'end-before-start': t`The end is before the start` },
    url: { url: t`A link begins with https://` },
  }
  /** in the order of the form */
  const names: Record<string, string> = {
    title: t`Title`,
    start: t`Start`,
    end: t`End`,
    url: t`Link`,
  }
  const other = t`This was not accepted. Please check it.`
  const sentence = (path: string, [code = '']: readonly string[]) =>
    // what is no code is a sentence of the backend
    lookUp(lookUp(sentences, path), code) ?? (/^[a-z-]*$/.test(code) ? other : code)
  return {
    error: (errors: FieldErrors, path: string) => {
      const codes = lookUp(errors, path)
      return codes && sentence(path, codes)
    },
    /** fields with something to mend; `path` is '' for what belongs to no field of the form */
    faults: (errors: FieldErrors) =>
      Object.entries(errors)
        .map(([path, codes]) => {
          const name = lookUp(names, path)
          return { path: name ? path : '', name, text: sentence(path, codes) }
        })
        .sort((a, b) => Object.keys(names).indexOf(a.path) - Object.keys(names).indexOf(b.path)),
  }
}
