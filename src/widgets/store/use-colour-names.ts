import { useLingui } from '@lingui/react/macro'
import type { ColorOption } from '../../core/store/store.contract'

/** What the colours of products are called. */
export function useColourNames(): Record<ColorOption, string> {
  const { t } = useLingui()
  return { primary: t`Purple`, success: t`Green`, warning: t`Orange`, danger: t`Red`, info: t`Sky blue` }
}
