/**
 * The shops that a user works for; undefined = all. An owner always works for all, and so does everyone whose list is
 * missing or empty.
 */
export const shopLimitOf = ({
  role,
  shops,
}: {
  readonly role: string
  readonly shops?: readonly number[] | undefined
}): readonly number[] | undefined => (role === 'owner' || !shops?.length ? undefined : shops)
