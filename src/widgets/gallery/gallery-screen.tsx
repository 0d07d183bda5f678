import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as checkoutMessages } from 'langraan:messages/checkout'
import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/gallery'
import { messages as galleryChartMessages } from 'langraan:messages/gallery.charts'
import { messages as extensionMessages } from 'langraan:messages/gallery.extensions'
import { messages as formMessages } from 'langraan:messages/gallery.forms'
import { messages as galleryTableMessages } from 'langraan:messages/gallery.tables'
import { messages as uiMessages } from 'langraan:messages/gallery.ui'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as storeMessages } from 'langraan:messages/store'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link, Redirect } from 'wouter'
import { lookUp } from '../../core/kernel/look-up'
import type { MessageCatalog } from '../i18n/i18n'
import { defineWidget } from '../runtime/define-widget'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './gallery.css'
import { Specimen } from './specimen'
import { pathOfSpecimen, type SpecimenGroup, type SpecimenRow } from './specimen-row'
import { alsoCalled, specimens } from './specimens'

type GalleryViewProps = {
  group: SpecimenGroup
  /** default: the first of the group */
  name: string | undefined
}

function Names({ rows, shown }: { rows: readonly SpecimenRow[]; shown: SpecimenRow | undefined }) {
  const { t, i18n } = useLingui()
  const current = useRef<HTMLAnchorElement>(null)
  // on a phone the names are a horizontal strip
  useEffect(() => {
    if (shown) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <nav className={css.parts} aria-label={t`Components`} part="parts">
      <ul className={css.names}>
        {rows.map((row) => (
          <li key={row.name}>
            <Link
              ref={row === shown ? current : undefined}
              href={pathOfSpecimen(row)}
              className={css.name}
              aria-current={row === shown ? 'page' : undefined}
              onPointerEnter={row.part.preload}
            >
              {i18n._(row.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GalleryView({ group, name }: GalleryViewProps) {
  const { t } = useLingui()
  const rows = specimens.filter((row) => row.group === group)
  const shown = name === undefined ? rows[0] : rows.find((row) => row.name === name)
  const called = name === undefined ? undefined : lookUp(alsoCalled, `/${group}/${name}`)
  if (called !== undefined) return <Redirect to={called} replace />
  const hasNames = rows.length > 1
  return (
    <div className={css.root} part="gallery">
      <div className={hasNames ? css.frame : css.alone}>
        {hasNames && <Names rows={rows} shown={shown} />}
        {shown ? (
          <Specimen key={shown.name} row={shown} />
        ) : (
          <EmptyPanel title={t`This component doesn't exist`}>{t`Choose from the list.`}</EmptyPanel>
        )}
      </div>
    </div>
  )
}

const GallerySkeleton = () => (
  <Loading>
    <Skeleton shape="block" height={480} />
  </Loading>
)

const galleryWith = (...own: readonly MessageCatalog[]) =>
  defineWidget<GalleryViewProps>({
    apps: {},
    messages: [messages, ...own],
    Skeleton: GallerySkeleton,
    View: GalleryView,
  })

export const galleries = {
  ui: galleryWith(uiMessages),
  forms: galleryWith(formMessages, cartMessages, checkoutMessages, moneyMessages),
  tables: galleryWith(galleryTableMessages, tableMessages, listMessages),
  extensions: galleryWith(extensionMessages, tableMessages, listMessages, storeMessages),
  charts: galleryWith(galleryChartMessages, chartMessages, failureMessages),
  maps: galleryWith(galleryChartMessages, chartMessages),
} satisfies Record<SpecimenGroup, unknown>
