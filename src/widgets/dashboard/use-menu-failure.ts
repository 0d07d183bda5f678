import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../runtime/use-toaster'

/** For a menu whose code failed to load: the next press tries again. */
export function useMenuFailure(): () => void {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => toaster.show({ id: 'menu', tone: 'warning', title: t`Couldn't load this. Try again.` })
}
