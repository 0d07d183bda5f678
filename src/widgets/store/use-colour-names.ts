import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import type { ColorOption } from '../../core/store/store.contract'

/** What the colours of products are called; a backend's own is shown as it came. */
export function useColourNames(): (colour: string) => string {
  const { t } = useLingui()
  const names: Record<ColorOption, string> = {
    primary: t`Purple`,
    success: t`Green`,
    warning: t`Orange`,
    danger: t`Red`,
    info: t`Sky blue`,
  }
  return (colour) => lookUp(names, colour) ?? colour
}
