import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'

/**
 * Turns the codes of a field into a text. `longestOf` is the most characters of the field at a path: a text that is too
 * long says them.
 */
export function useErrorText(
  codes: Readonly<Record<string, string>>,
  longestOf: (path: string) => number | undefined = () => undefined,
) {
  const { t } = useLingui()
  const textOf = (code: string, path: string): string => {
    const most = code === 'too-long' ? longestOf(path) : undefined
    if (most !== undefined) return t`At most ${most} characters`
    return lookUp(codes, code) ?? (code === 'too-long' ? t`This text is too long` : code)
  }
  return (said: readonly string[] | undefined, path = ''): string | undefined =>
    said && [...new Set(said.map((code) => textOf(code, path)))].join(' · ')
}
