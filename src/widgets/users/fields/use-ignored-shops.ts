import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../../runtime/use-toaster'

type Stored = { readonly role: string; readonly shops?: readonly number[] }

/** A backend that doesn't know the shops of users stores a user for all shops. */
export const isIgnored = (asked: readonly number[], { role, shops = [] }: Stored): boolean =>
  asked.length > 0 && role !== 'owner' && shops.length === 0

/** Says so once a user is stored. */
export function useIgnoredShops() {
  const { t } = useLingui()
  const toaster = useToaster()
  const text = t`The shop's system doesn't limit users to certain shops. They see all of them.`
  return {
    text,
    check(asked: readonly number[], stored: Stored) {
      if (isIgnored(asked, stored)) toaster.show({ id: 'shops-ignored', tone: 'error', title: text })
    },
  }
}
