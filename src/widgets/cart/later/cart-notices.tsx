import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { CartDifference } from '../../../core/cart/cart.lines'
import { backendSentences } from '../../../core/kernel/errors'
import { isConclusive } from '../../../core/kernel/outcome'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import type { Cart } from '../use-cart'
import * as css from './cart-later.css'

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
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      {sameQuantity ? (
        <Trans>
          {name}: the price is now <Price amount={server.price} />. It was <Price amount={draft.price} />.
        </Trans>
      ) : theirs === 0 ? (
        <Trans>
          {name} was ordered or removed elsewhere. You had {mine}.
        </Trans>
      ) : (
        <Trans>
          {name} was changed elsewhere to {theirs}. You had {mine}.
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
        <Trans>You're signed out. Your changes are kept and will be sent when you sign in again.</Trans>
      ) : cart.waiting.detail.reason ? (
        <Plural
          value={cart.unsent}
          one="Couldn't reach the shop's system: # change is kept here and will be sent again."
          other="Couldn't reach the shop's system: # changes are kept here and will be sent again."
        />
      ) : (
        <Plural
          value={cart.unsent}
          one="You're offline: # change is kept here and sent when you're back online."
          other="You're offline: # changes are kept here and sent when you're back online."
        />
      )}
    </Notice>
  )
}

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
          <Trans>Couldn't refresh the cart. You're seeing the last loaded lines.</Trans>
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
                {t`Leave as is`}
              </Button>
            </>
          }
        >
          {isConclusive(error) ? (
            <>
              <Trans>Couldn't change {name}. It's back to how it was.</Trans> {backendSentences(error)}
            </>
          ) : (
            <Trans>We couldn't confirm whether {name} was changed. It's safe to try again.</Trans>
          )}
        </Notice>
      ))}
      {cart.differences.map((difference) => (
        <Difference key={difference.productId} difference={difference} cart={cart} />
      ))}
    </>
  )
}
