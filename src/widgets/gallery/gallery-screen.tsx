import { texts as cartTexts } from 'langraan:texts/cart'
import { texts as chartTexts } from 'langraan:texts/charts'
import { texts as checkoutTexts } from 'langraan:texts/checkout'
import { texts as tableTexts } from 'langraan:texts/data-table'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts } from 'langraan:texts/gallery'
import { texts as galleryChartTexts } from 'langraan:texts/gallery.charts'
import { texts as extensionTexts } from 'langraan:texts/gallery.extensions'
import { texts as formTexts } from 'langraan:texts/gallery.forms'
import { texts as galleryTableTexts } from 'langraan:texts/gallery.tables'
import { texts as uiTexts } from 'langraan:texts/gallery.ui'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as moneyTexts } from 'langraan:texts/money'
import { texts as storeTexts } from 'langraan:texts/store'
import type { Texts } from '../i18n/i18n'
import { defineWidget } from '../root/define-widget'
import { GalleryPlace } from './gallery-place'
import { GalleryView, type GalleryViewProps } from './gallery-view'
import type { SpecimenGroup } from './specimens'

const galleryWith = (...own: readonly Texts[]) =>
  defineWidget<GalleryViewProps>({ apps: {}, texts: [texts, ...own], Skeleton: GalleryPlace, View: GalleryView })

/** A screen a group, with the words its specimens need. */
export const galleries = {
  ui: galleryWith(uiTexts),
  forms: galleryWith(formTexts, cartTexts, checkoutTexts, moneyTexts),
  tables: galleryWith(galleryTableTexts, tableTexts, listTexts),
  extensions: galleryWith(extensionTexts, tableTexts, listTexts, storeTexts),
  charts: galleryWith(galleryChartTexts, chartTexts, failureTexts),
  maps: galleryWith(galleryChartTexts, chartTexts),
} satisfies Record<SpecimenGroup, unknown>
