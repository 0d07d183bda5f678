import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../root/use-toaster'

/** Says that code which comes with a press did not come; the next press tries again. */
export function useLoadFailure() {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => {
    toaster.show({
      id: 'room',
      tone: 'error',
      title: t`This part could not be loaded. Check the connection and try again.`,
    })
  }
}
