import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Paper from 'lucide-react/icons/file-text'
import Recent from 'lucide-react/icons/history'
import Receipt from 'lucide-react/icons/receipt-text'
import { Fragment, type ReactNode } from 'react'
import { bangkokDay } from '../../../core/kernel/clock'
import { phonesOf } from '../../../core/orders/orders.phones'
import { type Piece, phonePieces, piecesOf } from '../../../core/search/search.match'
import { dayText, shortDayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Avatar } from '../../ui/avatar'
import { classNames } from '../../ui/class-names'
import { Picture } from '../../ui/picture'
import { priceText } from '../../ui/price-text'
import type { Combobox } from '../../ui/use-combobox'
import { PageIcon } from '../page-icon'
import * as css from './palette.css'
import type { Row } from './use-sections'

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity except their index
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

const MarkedText = ({ text, q }: { text: string; q: string }) => <Pieces pieces={piecesOf(text, q)} />

const MarkedPhones = ({ phones, q }: { phones: readonly string[]; q: string }) =>
  phones.map((phone, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no identity
    <Fragment key={nth}>
      {nth > 0 && ', '}
      <bdi className={css.number}>
        <Pieces pieces={phonePieces(phone, q)} />
      </bdi>
    </Fragment>
  ))

type Look = {
  sign: ReactNode
  second?: string
  /** in groups, after `second` */
  phones?: readonly string[]
  /** the backend searches it, too */
  isSearched?: true
  aside?: string
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

function useRowLook(row: Row): Look {
  const { t } = useLingui()
  const locale = useLocale()
  switch (row.kind) {
    case 'recent':
      return { sign: <Recent /> }
    case 'page':
      return { sign: <PageIcon name={row.page.icon} /> }
    case 'file': {
      const { by, size, file } = row.file
      return {
        sign: <Picture size="s" src={file || undefined} icon={<Paper />} />,
        second: by ? t`by ${by}` : '',
        aside: size,
      }
    }
    case 'contact': {
      const { title, email, img, date } = row.contact
      return {
        sign: <Avatar name={title} src={img ?? undefined} />,
        second: email,
        aside: isDay(date) ? dayText(date, locale) : date,
      }
    }
    case 'order': {
      const { name, createdAt } = row.order
      const day = bangkokDay(Date.parse(createdAt))
      return {
        sign: <Receipt />,
        second: name,
        phones: phonesOf(row.order),
        isSearched: true,
        aside: shortDayText(day, locale),
      }
    }
    case 'customer': {
      const { name, orderCount } = row.customer
      return {
        sign: <Avatar name={name} />,
        second: '',
        phones: phonesOf(row.customer),
        isSearched: true,
        aside: t`${plural(orderCount, { one: '# order', other: '# orders' })}`,
      }
    }
    case 'product': {
      const { brand, image, price } = row.product
      return {
        sign: <Picture size="s" src={image || undefined} />,
        second: brand,
        isSearched: true,
        aside: priceText(price, locale),
      }
    }
    case 'invoice': {
      const { client, orderNumber, issuedDate } = row.invoice
      return {
        sign: <Paper />,
        second: [client.company || client.name, orderNumber].filter(Boolean).join(' · '),
        isSearched: true,
        aside: isDay(issuedDate) ? shortDayText(issuedDate, locale) : '',
      }
    }
  }
}

type SearchRowProps = { row: Row; q: string; option: ReturnType<Combobox['option']> }

export function SearchRow({ row, q, option }: SearchRowProps) {
  const { sign, second, phones = [], isSearched, aside } = useRowLook(row)
  return (
    <div {...option} data-key={row.key} className={classNames(css.row, second !== undefined && css.tall)}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={css.words}>
        <span className={css.title} dir="auto">
          <MarkedText text={row.title} q={q} />
        </span>
        {second !== undefined && (
          <span className={css.second} dir="auto">
            <MarkedText text={second} q={isSearched ? q : ''} />
            {second !== '' && phones.length > 0 && ' · '}
            <MarkedPhones phones={phones} q={q} />
          </span>
        )}
      </span>
      {aside && <span className={css.asideText}>{aside}</span>}
    </div>
  )
}
