import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { CartDifference } from '../../../core/cart/cart.lines'
import { isVerdict } from '../../../core/kernel/outcome'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import type { Cart } from '../use-cart'
import * as css from './cart-notices.css'

function Notice({ tone, actions, children }: { tone: 'warning' | 'danger'; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={`${css.notice} ${css.noticeTones[tone]}`} role="status" part="notice">
      <Warning className={css.noticeIcon} aria-hidden="true" />
      <p className={css.noticeText}>{children}</p>
      <div className={css.noticeActions}>{actions}</div>
    </div>
  )
}

function Difference({ difference, cart }: { difference: CartDifference; cart: Cart }) {
  const { productId, name, draft, server } = difference
  const mine = draft.Quantity
  const theirs = server.Quantity
  const sameQuantity = mine === theirs
  return (
    <Notice
      tone="warning"
      actions={
        <>
          {!sameQuantity && (
            <Button size="s" onClick={() => cart.keepMine(productId)}>
              <Trans>Use {mine}</Trans>
            </Button>
          )}
          <Button size="s" look="ghost" onClick={() => cart.takeServers(productId)}>
            <Trans>All right</Trans>
          </Button>
        </>
      }
    >
      {sameQuantity ? (
        <Trans>
          {name}: the price is <Price amount={server.price} /> now, it was <Price amount={draft.price} />.
        </Trans>
      ) : theirs === 0 ? (
        <Trans>
          {name} was taken out elsewhere; it was {mine} here.
        </Trans>
      ) : (
        <Trans>
          {name} was changed elsewhere to {theirs}; it was {mine} here.
        </Trans>
      )}
    </Notice>
  )
}

function Waiting({ cart }: { cart: Cart }) {
  const { t } = useLingui()
  if (!cart.waiting) return null
  return (
    <Notice
      tone="warning"
      actions={
        cart.waiting.code === 'offline' && (
          <Button size="s" onClick={cart.sendNow}>
            {t`Send now`}
          </Button>
        )
      }
    >
      {cart.waiting.code === 'unauthenticated' ? (
        <Trans>You are signed out. Your changes are kept and sent once you sign in again.</Trans>
      ) : cart.waiting.detail.reason ? (
        <Plural
          value={cart.unsent}
          one="The shop's system could not be reached: # change is kept here and sent again."
          other="The shop's system could not be reached: # changes are kept here and sent again."
        />
      ) : (
        <Plural
          value={cart.unsent}
          one="No connection: # change is kept here and sent when you are back online."
          other="No connection: # changes are kept here and sent when you are back online."
        />
      )}
    </Notice>
  )
}

/** What the person should know before trusting the lines below. */
export function CartNotices({ cart }: { cart: Cart }) {
  const { t } = useLingui()
  const isStale = cart.status === 'failed' && !cart.waiting && cart.count > 0
  return (
    <>
      <Waiting cart={cart} />
      {isStale && (
        <Notice
          tone="warning"
          actions={
            <Button size="s" onClick={cart.reload}>
              {t`Try again`}
            </Button>
          }
        >
          <Trans>The cart could not be read anew. These are the lines as they were here.</Trans>
        </Notice>
      )}
      {cart.failures.map(({ productId, name, error }) => (
        <Notice
          key={productId}
          tone="danger"
          actions={
            <>
              <Button size="s" onClick={() => cart.retry(productId)}>
                {t`Try again`}
              </Button>
              <Button size="s" look="ghost" onClick={() => cart.dismissFailure(productId)}>
                {t`Leave it`}
              </Button>
            </>
          }
        >
          {isVerdict(error) ? (
            <Trans>{name} could not be changed and is as it was before.</Trans>
          ) : (
            <Trans>It is not known whether {name} was changed. Trying again is safe.</Trans>
          )}
        </Notice>
      ))}
      {cart.differences.map((difference) => (
        <Difference key={difference.productId} difference={difference} cart={cart} />
      ))}
    </>
  )
}
