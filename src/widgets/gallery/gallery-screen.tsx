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
import type { MessageCatalog } from '../i18n/i18n'
import { defineWidget } from '../runtime/define-widget'
import { GallerySkeleton } from './gallery-skeleton'
import { GalleryView, type GalleryViewProps } from './gallery-view'
import type { SpecimenGroup } from './specimens'

const galleryWith = (...own: readonly MessageCatalog[]) =>
  defineWidget<GalleryViewProps>({
    apps: {},
    messages: [messages, ...own],
    Skeleton: GallerySkeleton,
    View: GalleryView,
  })

/** A screen a group, with the words its specimens need. */
export const galleries = {
  ui: galleryWith(uiMessages),
  forms: galleryWith(formMessages, cartMessages, checkoutMessages, moneyMessages),
  tables: galleryWith(galleryTableMessages, tableMessages, listMessages),
  extensions: galleryWith(extensionMessages, tableMessages, listMessages, storeMessages),
  charts: galleryWith(galleryChartMessages, chartMessages, failureMessages),
  maps: galleryWith(galleryChartMessages, chartMessages),
} satisfies Record<SpecimenGroup, unknown>
