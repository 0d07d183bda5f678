import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../core/kernel/lazy-part'

export type SpecimenGroup = 'ui' | 'forms' | 'tables' | 'extensions' | 'charts' | 'maps'

export type SpecimenRow = {
  group: SpecimenGroup
  /** last segment of its path; for a group of a single page, the group's name */
  name: string
  title: MessageDescriptor
  /** usage notes, above all on accessibility */
  note: MessageDescriptor
  part: LazyPart<ComponentType>
  /** source of the file that `part` loads */
  code(): Promise<{ default: string }>
}

export const pathOfSpecimen = ({ group, name }: Pick<SpecimenRow, 'group' | 'name'>): string =>
  name === group ? `/${group}` : `/${group}/${name}`

export const groupTitles: Readonly<Record<SpecimenGroup, MessageDescriptor>> = {
  ui: msg`UI elements`,
  forms: msg`Forms`,
  tables: msg`Tables`,
  extensions: msg`Extensions`,
  charts: msg`Charts`,
  maps: msg`Maps`,
}

/** Other names under which a specimen is found. */
export const alsoCalled: Readonly<Record<string, string>> = {
  '/ui/elements': '/ui/components',
  '/ui/toasts': '/extensions/toasts',
  '/forms/elements': '/forms/text-fields',
  '/forms/form-elements': '/forms/text-fields',
  '/forms/form-layouts': '/forms/layouts',
  '/tables/tables': '/tables/simple',
  '/tables/datatables': '/tables/data-table',
  '/extensions/sweet-alert': '/ui/dialogs',
  '/extensions/toastr': '/extensions/toasts',
}

/** One line per specimen, in menu order. */
// biome-ignore format: one line per specimen
export const specimens: readonly SpecimenRow[] = [
  { group: 'ui', name: 'components', title: msg`All components`, note: msg`Every component has a page here with a live example, its states, its code and usage notes.`, part: lazyPart(() => import('./ui/components'), ({ Components }) => Components), code: () => import('./ui/components.tsx?raw') },
  { group: 'ui', name: 'buttons', title: msg`Buttons`, note: msg`An unavailable button stays in the tab order and says so. Icon-only buttons have a name.`, part: lazyPart(() => import('./ui/buttons'), ({ Buttons }) => Buttons), code: () => import('./ui/buttons.tsx?raw') },
  { group: 'ui', name: 'badges', title: msg`Badges`, note: msg`The text carries the meaning; the colour only repeats it. A number says what it counts.`, part: lazyPart(() => import('./ui/badges'), ({ Badges }) => Badges), code: () => import('./ui/badges.tsx?raw') },
  { group: 'ui', name: 'avatars', title: msg`Avatars`, note: msg`Without a picture, initials appear on a colour based on the name. Next to a written name, screen readers skip the picture.`, part: lazyPart(() => import('./ui/avatars'), ({ Avatars }) => Avatars), code: () => import('./ui/avatars.tsx?raw') },
  { group: 'ui', name: 'cards', title: msg({ message: 'Cards', context: 'part' }), note: msg`The card title is a heading and names its region.`, part: lazyPart(() => import('./ui/cards'), ({ Cards }) => Cards), code: () => import('./ui/cards.tsx?raw') },
  { group: 'ui', name: 'colors', title: msg`Colours`, note: msg`Text needs a contrast of 4.5:1, control borders 3:1. The ratios are computed from the theme's colours, light and dark.`, part: lazyPart(() => import('./ui/colors'), ({ Colors }) => Colors), code: () => import('./ui/colors.tsx?raw') },
  { group: 'ui', name: 'icons', title: msg`Icons`, note: msg`Select an icon to copy its name. Screen readers skip icons and read the text next to them, or the button's name.`, part: lazyPart(() => import('./ui/icons'), ({ Icons }) => Icons), code: () => import('./ui/icons.tsx?raw') },
  { group: 'ui', name: 'tabs', title: msg`Tabs`, note: msg`One tab stop: arrow keys, Home and End select. Arrow keys are reversed in right-to-left layouts.`, part: lazyPart(() => import('./ui/tabs'), ({ TabsSpecimen }) => TabsSpecimen), code: () => import('./ui/tabs.tsx?raw') },
  { group: 'ui', name: 'menus', title: msg`Menus`, note: msg`Also opens with the arrow keys; type letters to find an entry. Escape returns to the button.`, part: lazyPart(() => import('./ui/menus'), ({ Menus }) => Menus), code: () => import('./ui/menus.tsx?raw') },
  { group: 'ui', name: 'accordion', title: msg`Accordion`, note: msg`The title is both a heading and a button. The browser's search also finds collapsed text.`, part: lazyPart(() => import('./ui/accordion'), ({ AccordionSpecimen }) => AccordionSpecimen), code: () => import('./ui/accordion.tsx?raw') },
  { group: 'ui', name: 'dialogs', title: msg`Dialogs`, note: msg`The page behind is inert. Escape closes the dialog and restores focus. For destructive actions, focus starts on the safe answer.`, part: lazyPart(() => import('./ui/dialogs'), ({ Dialogs }) => Dialogs), code: () => import('./ui/dialogs.tsx?raw') },
  { group: 'ui', name: 'alerts', title: msg`Alerts`, note: msg`Errors are announced immediately, appear where they happened and say what to do. An empty state isn't an alert.`, part: lazyPart(() => import('./ui/alerts'), ({ Alerts }) => Alerts), code: () => import('./ui/alerts.tsx?raw') },
  { group: 'ui', name: 'loading', title: msg`Waiting for data`, note: msg`Skeletons keep the size of the content, so nothing jumps. One message is announced for all of them.`, part: lazyPart(() => import('./ui/loading'), ({ LoadingSpecimen }) => LoadingSpecimen), code: () => import('./ui/loading.tsx?raw') },
  { group: 'forms', name: 'text-fields', title: msg`Text fields`, note: msg`The label is clickable, and the hint and error are read with the field. Errors say how to fix them.`, part: lazyPart(() => import('./forms/text-fields'), ({ TextFields }) => TextFields), code: () => import('./forms/text-fields.tsx?raw') },
  { group: 'forms', name: 'choices', title: msg`Choices`, note: msg`Native checkboxes and lists that every phone and screen reader supports. The whole row is clickable.`, part: lazyPart(() => import('./forms/choices'), ({ Choices }) => Choices), code: () => import('./forms/choices.tsx?raw') },
  { group: 'forms', name: 'numbers', title: msg`Numbers and amounts`, note: msg`Arrow keys change by one, Page keys by ten. An invalid number stays in the field to be fixed and is never saved.`, part: lazyPart(() => import('./forms/numbers'), ({ Numbers }) => Numbers), code: () => import('./forms/numbers.tsx?raw') },
  { group: 'forms', name: 'dates', title: msg`Dates`, note: msg`Type or pick a date; Thai uses Buddhist years. The calendar has its own keys.`, part: lazyPart(() => import('./forms/dates'), ({ Dates }) => Dates), code: () => import('./forms/dates.tsx?raw') },
  { group: 'forms', name: 'picture-file', title: msg`Picture upload`, note: msg`A file that isn't a picture leaves the current one in place. After removing a picture, focus moves to the button that chooses another.`, part: lazyPart(() => import('./forms/picture-file'), ({ PictureFileSpecimen }) => PictureFileSpecimen), code: () => import('./forms/picture-file.tsx?raw') },
  { group: 'forms', name: 'suggestions', title: msg`Suggestions`, note: msg`Nothing is selected until you choose. Enter keeps your own text as it is.`, part: lazyPart(() => import('./forms/suggestions'), ({ Suggestions }) => Suggestions), code: () => import('./forms/suggestions.tsx?raw') },
  { group: 'forms', name: 'rich-text', title: msg`Rich text`, note: msg`Pasted content is cleaned up. It's displayed in isolation, where no script runs.`, part: lazyPart(() => import('./forms/rich-text'), ({ RichTextSpecimen }) => RichTextSpecimen), code: () => import('./forms/rich-text.tsx?raw') },
  { group: 'forms', name: 'layouts', title: msg`Form layouts`, note: msg`Fields sit side by side where there's room. Groups have a heading.`, part: lazyPart(() => import('./forms/layouts'), ({ Layouts }) => Layouts), code: () => import('./forms/layouts.tsx?raw') },
  { group: 'forms', name: 'validation', title: msg`Validation`, note: msg`If saving fails, focus moves to the first error. The list links to each one.`, part: lazyPart(() => import('./forms/validation'), ({ Validation }) => Validation), code: () => import('./forms/validation.tsx?raw') },
  { group: 'forms', name: 'wizard', title: msg`Wizard`, note: msg`The current step is marked. A finished step has a tick as well as a colour.`, part: lazyPart(() => import('./forms/wizard'), ({ Wizard }) => Wizard), code: () => import('./forms/wizard.tsx?raw') },
  { group: 'forms', name: 'repeater', title: msg`Repeater`, note: msg`Focus moves to a new line. After removing one, it moves to the add button.`, part: lazyPart(() => import('./forms/repeater'), ({ Repeater }) => Repeater), code: () => import('./forms/repeater.tsx?raw') },
  { group: 'forms', name: 'drawer', title: msg`Form drawer`, note: msg`Save with the button, Enter or Ctrl+Enter. It can't be closed while saving.`, part: lazyPart(() => import('./forms/drawer'), ({ Drawer }) => Drawer), code: () => import('./forms/drawer.tsx?raw') },
  { group: 'tables', name: 'simple', title: msg`Simple table`, note: msg`On narrow screens, each row is a card that names its values.`, part: lazyPart(() => import('./tables/simple'), ({ Simple }) => Simple), code: () => import('./tables/simple.tsx?raw') },
  { group: 'tables', name: 'sortable', title: msg`Sorting and selection`, note: msg`The header shows the sort order. Shift selects a range. Where there are no headers, sorting is in a list.`, part: lazyPart(() => import('./tables/data-table'), ({ DataTableSpecimen }) => DataTableSpecimen), code: () => import('./tables/data-table.tsx?raw') },
  { group: 'tables', name: 'many-rows', title: msg`Large table`, note: msg`Only visible rows are rendered; the total is announced.`, part: lazyPart(() => import('./tables/many-rows'), ({ ManyRows }) => ManyRows), code: () => import('./tables/many-rows.tsx?raw') },
  { group: 'extensions', name: 'toasts', title: msg`Toasts`, note: msg`Errors are announced immediately and stay. Other messages wait while you read them, and never take focus.`, part: lazyPart(() => import('./extensions/toasts'), ({ Toasts }) => Toasts), code: () => import('./extensions/toasts.tsx?raw') },
  { group: 'extensions', name: 'slider', title: msg`Slider`, note: msg`The native slider: arrow keys, Page keys, Home and End. The value is next to it.`, part: lazyPart(() => import('./extensions/slider'), ({ Slider }) => Slider), code: () => import('./extensions/slider.tsx?raw') },
  { group: 'extensions', name: 'drag-and-drop', title: msg`Drag and drop`, note: msg`Also works with Space and the arrow keys, or Alt and an arrow key. Each move is announced; Escape cancels it.`, part: lazyPart(() => import('./extensions/drag-and-drop'), ({ DragAndDrop }) => DragAndDrop), code: () => import('./extensions/drag-and-drop.tsx?raw') },
  { group: 'extensions', name: 'context-menu', title: msg`Row menu`, note: msg`Right-click, long press or the menu key opens the row's menu. Links and selected text keep the browser's menu.`, part: lazyPart(() => import('./extensions/context-menu'), ({ ContextMenu }) => ContextMenu), code: () => import('./extensions/context-menu.tsx?raw') },
  { group: 'extensions', name: 'tour', title: msg`Tour`, note: msg`Enter continues; Escape ends the tour and restores focus. Each step is announced.`, part: lazyPart(() => import('./extensions/tour'), ({ TourSpecimen }) => TourSpecimen), code: () => import('./extensions/tour.tsx?raw') },
  { group: 'extensions', name: 'player', title: msg`Player`, note: msg`The browser's own player, with familiar keys and names. Nothing plays by itself, and a transcript is next to it.`, part: lazyPart(() => import('./extensions/player'), ({ Player }) => Player), code: () => import('./extensions/player.tsx?raw') },
  { group: 'extensions', name: 'clipboard', title: msg`Clipboard`, note: msg`Says whether copying worked. Without HTTPS, it copies the selection.`, part: lazyPart(() => import('./extensions/clipboard'), ({ Clipboard }) => Clipboard), code: () => import('./extensions/clipboard.tsx?raw') },
  { group: 'extensions', name: 'swiper', title: msg`Carousel`, note: msg`Swipe, scroll, or use the arrow keys or buttons. It never moves by itself.`, part: lazyPart(() => import('./extensions/swiper'), ({ Swiper }) => Swiper), code: () => import('./extensions/swiper.tsx?raw') },
  { group: 'extensions', name: 'ratings', title: msg`Ratings`, note: msg`Displayed as one picture with a name; entered as a choice from one to five.`, part: lazyPart(() => import('./extensions/ratings'), ({ Ratings }) => Ratings), code: () => import('./extensions/ratings.tsx?raw') },
  { group: 'extensions', name: 'i18n', title: msg`Languages`, note: msg`Thai dates use the Buddhist era, and amounts follow each language's format. Each language is listed by its own name.`, part: lazyPart(() => import('./extensions/i18n'), ({ I18n }) => I18n), code: () => import('./extensions/i18n.tsx?raw') },
  { group: 'extensions', name: 'pagination', title: msg`Pages`, note: msg`Each page has a name, and the current one is marked. After a change, screen readers hear what is shown.`, part: lazyPart(() => import('./extensions/pagination'), ({ PaginationSpecimen }) => PaginationSpecimen), code: () => import('./extensions/pagination.tsx?raw') },
  { group: 'extensions', name: 'import', title: msg`Import`, note: msg`The file is read in the browser and isn't uploaded. A message appears if it has no rows.`, part: lazyPart(() => import('./extensions/import'), ({ Import }) => Import), code: () => import('./extensions/import.tsx?raw') },
  { group: 'extensions', name: 'export', title: msg`Export`, note: msg`Excel shows Thai text correctly, and no cell becomes a formula.`, part: lazyPart(() => import('./extensions/export'), ({ Export }) => Export), code: () => import('./extensions/export.tsx?raw') },
  { group: 'extensions', name: 'export-selected', title: msg`Export selected rows`, note: msg`The button is available once a row is selected, and says how many are.`, part: lazyPart(() => import('./extensions/export-selected'), ({ ExportSelected }) => ExportSelected), code: () => import('./extensions/export-selected.tsx?raw') },
  { group: 'extensions', name: 'qr-code', title: msg`QR code`, note: msg`Dark on light in both themes, with the quiet zone scanners need. It has a name for screen readers.`, part: lazyPart(() => import('./extensions/qr-code'), ({ QrCodeSpecimen }) => QrCodeSpecimen), code: () => import('./extensions/qr-code.tsx?raw') },
  { group: 'charts', name: 'charts', title: msg`Charts`, note: msg`Gaps and patterns, not only colours, tell the series apart. Each chart has its data as text.`, part: lazyPart(() => import('./charts/charts'), ({ Charts }) => Charts), code: () => import('./charts/charts.tsx?raw') },
  { group: 'maps', name: 'maps', title: msg`Map of Thailand`, note: msg`Darker means more orders. The top ten provinces are also listed as text.`, part: lazyPart(() => import('./charts/maps'), ({ Maps }) => Maps), code: () => import('./charts/maps.tsx?raw') },
]
