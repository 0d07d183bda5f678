import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../root/use-toaster'

/** Says that code which comes with a press did not come; the next press tries again. */
export function useLostPart() {
  const { t } = useLingui()
  const toaster = useToaster()
  return () =>
    toaster.show({
      id: 'lazy-part',
      tone: 'error',
      title: t`This part could not be loaded`,
      text: t`Check the connection and try again.`,
    })
}
