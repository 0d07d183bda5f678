import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../runtime/use-toaster'

/** Callers have to list the catalog `print`. */
export function usePrintFailed(): () => void {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => void toaster.show({ id: 'print', tone: 'error', title: t`The print window did not open. Try again.` })
}
