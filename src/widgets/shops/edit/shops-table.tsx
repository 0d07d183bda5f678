import { useLingui } from '@lingui/react/macro'
import Pencil from 'lucide-react/icons/pencil'
import { useRef } from 'react'
import { shopAddress } from '../../../core/shops/shops.address'
import type { Shop } from '../../../core/shops/shops.contract'
import { PhoneNumbers } from '../../list/phone-numbers'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { useKeptFocus } from '../../ui/use-kept-focus'
import * as css from './shop-edit.css'
import { useShopMessages } from './use-shop-messages'

type ShopRowProps = {
  shop: Shop
  /** the shop orders are taken for */
  isChosen: boolean
  isOpened: boolean
  onOpen(id: number): void
}

function ShopRow({ shop, isChosen, isOpened, onOpen }: ShopRowProps) {
  const { t } = useLingui()
  const nameRef = useRef<HTMLButtonElement>(null)
  // the button that opened it may be gone: an address was added
  useKeptFocus(nameRef, isOpened)
  const messages = useShopMessages()
  const { id, ShopName, Description, Address, PhoneNumber, PromptPayId, CODRule } = shop
  const missing = <span className={css.missing}>–</span>
  return (
    <Row
      pressable
      data-shop={id}
      onClick={({ target }) => {
        if (!(target as Element).closest('button, a')) onOpen(id)
      }}
    >
      <Cell>
        <span className={css.stack}>
          <button ref={nameRef} type="button" className={css.name} onClick={() => onOpen(id)}>
            <bdi>{ShopName}</bdi>
          </button>
          {shop.Closed && <Badge>{t`No longer used`}</Badge>}
          {isChosen && <Badge tone="accent">{t`Default for new orders`}</Badge>}
          {Description !== '' && <bdi className={css.quiet}>{Description}</bdi>}
        </span>
      </Cell>
      <Cell label={t`Address on the label`}>
        <span className={css.stack}>
          {Address === '' ? (
            <Button size="s" look="primary" onClick={() => onOpen(id)}>
              {t`Add address`}
            </Button>
          ) : (
            <bdi>{shopAddress(shop)}</bdi>
          )}
          {PhoneNumber !== '' && <PhoneNumbers numbers={PhoneNumber} className={css.quiet} />}
        </span>
      </Cell>
      <Cell label={t`COD fee`}>{messages.rule(CODRule)}</Cell>
      <Cell label={t`PromptPay`}>{PromptPayId === '' ? missing : <PhoneNumbers numbers={PromptPayId} />}</Cell>
      <Cell>
        <Button size="s" icon={<Pencil />} label={t`Edit ${ShopName}`} className={css.edit} onClick={() => onOpen(id)}>
          {t`Edit`}
        </Button>
      </Cell>
    </Row>
  )
}

type ShopsTableProps = {
  shops: readonly Shop[]
  chosen: number
  opened: number | undefined
  stale: boolean
  onOpen(id: number): void
}

export function ShopsTable({ shops, chosen, opened, stale, onOpen }: ShopsTableProps) {
  const { t } = useLingui()
  return (
    <Table caption={t`Shops`} stale={stale}>
      <TableHead sticky>
        <HeadCell>{t`Shop`}</HeadCell>
        <HeadCell>{t`Address on the label`}</HeadCell>
        <HeadCell>{t`COD fee`}</HeadCell>
        <HeadCell>{t`PromptPay`}</HeadCell>
        <HeadCell>{t`Edit`}</HeadCell>
      </TableHead>
      <TableBody>
        {shops.map((shop) => (
          <ShopRow
            key={shop.id}
            shop={shop}
            isChosen={shop.id === chosen}
            isOpened={shop.id === opened}
            onOpen={onOpen}
          />
        ))}
      </TableBody>
    </Table>
  )
}
