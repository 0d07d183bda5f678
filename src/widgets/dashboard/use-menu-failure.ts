import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../runtime/use-toaster'

/** What a menu does whose code does not arrive: its next press tries again. */
export function useMenuFailure(): () => void {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => toaster.show({ id: 'menu', tone: 'warning', title: t`Couldn't load this. Try again.` })
}
