import { Plural, useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import type { RaanError } from '../../core/kernel/errors'
import { isKeyUsed } from '../../core/kernel/outcome'
import { ErrorList } from '../ui/error-list'
import * as css from './order-notices.css'
import type { OpenOrder } from './use-order'
import { type OrderFieldName, useOrderFormMessages } from './use-order-form-messages'

type OrderErrorsProps = { order: OpenOrder; onGo(name: OrderFieldName): void }

/** Why the order as a whole was not taken. */
function useRefusal({ doubted }: OpenOrder): (error: RaanError | undefined) => string {
  const { t } = useLingui()
  return (error) => {
    if (doubted) return t`We couldn't confirm whether this order was saved`
    if (error && isKeyUsed(error))
      return t`An earlier version of this order is already saved. Your later changes aren't.`
    const status = error?.detail.status
    if (status === 403) return t`Not saved: your account can't save orders. Ask the shop owner.`
    if (status === 404)
      return t`Not saved: the shop's system doesn't accept orders here. Contact the person who runs this site.`
    if (status === 409) return t`Not saved: something changed in the shop's system. Check the order and save again.`
    if (status === 419)
      return t`Not saved: your session with the shop's system has expired. Sign in again, then save again.`
    if (status === 400 || status === 413 || status === 422)
      return t`The order was rejected and isn't saved. Check it and save again.`
    return t`Not saved: the shop's system didn't accept the order (${status}). Contact the person who runs this site.`
  }
}

/** What stands in the way of saving, each with a way to its field. */
export function OrderErrors({ order, onGo }: OrderErrorsProps) {
  const { t } = useLingui()
  const refusalOf = useRefusal(order)
  const fieldErrors = useOrderFormMessages().fieldErrors(order.errors)
  if (order.stage !== 'open' || order.stored || (fieldErrors.length === 0 && !order.error && !order.doubted))
    return null
  return (
    <div className={css.faulty} role="alert">
      <Alert className={css.faultyIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>
          {fieldErrors.length > 0 && !order.doubted ? (
            <Plural
              value={fieldErrors.length}
              one="Not saved yet: one error to fix"
              other="Not saved yet: # errors to fix"
            />
          ) : (
            refusalOf(order.error)
          )}
        </p>
        {order.lookup === 'none' && (
          <p>{t`An earlier attempt got no response. We checked with the shop's system: it wasn't saved.`}</p>
        )}
        {order.doubted && (
          <p>
            {t`An earlier attempt got no response, and the shop's system couldn't say what became of it. Check the order list before you save again.`}
          </p>
        )}
        <ErrorList fieldErrors={fieldErrors} className={css.errorList} onGo={({ name }) => onGo(name)} />
      </div>
    </div>
  )
}
