import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../runtime/use-toaster'

/** Says that code which comes with a press did not come; the next press tries again. */
export function useLostPart() {
  const { t } = useLingui()
  const toaster = useToaster()
  return () =>
    toaster.show({
      id: 'lazy-part',
      tone: 'error',
      title: t`Couldn't load this section`,
      text: t`Check your connection and try again.`,
    })
}
