import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../core/kernel/lazy-part'

export type SpecimenGroup = 'ui' | 'forms' | 'tables' | 'extensions' | 'charts' | 'maps'

export type SpecimenRow = {
  group: SpecimenGroup
  /** last of its path; of a group that is one page the group's name */
  name: string
  title: MessageDescriptor
  /** what to mind of it, above all who cannot see or point */
  note: MessageDescriptor
  part: LazyPart<ComponentType>
  /** the text of the file that `part` loads */
  code(): Promise<{ default: string }>
}

export const pathOfSpecimen = ({ group, name }: Pick<SpecimenRow, 'group' | 'name'>): string =>
  name === group ? `/${group}` : `/${group}/${name}`

/** What the menu of the dashboard calls them. */
export const groupTitles: Readonly<Record<SpecimenGroup, MessageDescriptor>> = {
  ui: msg`UI elements`,
  forms: msg`Forms`,
  tables: msg`Tables`,
  extensions: msg`Extensions`,
  charts: msg`Charts`,
  maps: msg`Maps`,
}

/** Further addresses of a part: what it is called elsewhere. */
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

/** One line per specimen, in the order of its list. */
// biome-ignore format: one line per specimen
export const specimens: readonly SpecimenRow[] = [
  { group: 'ui', name: 'components', title: msg`All parts`, note: msg`Every part of the product has a page here: it works, shows its states, its code, and what to mind.`, part: lazyPart(() => import('./ui/components'), ({ Components }) => Components), code: () => import('./ui/components.tsx?raw') },
  { group: 'ui', name: 'buttons', title: msg`Buttons`, note: msg`A button that cannot be pressed now stays in the tab order and says so. A button of an icon alone has a name.`, part: lazyPart(() => import('./ui/buttons'), ({ Buttons }) => Buttons), code: () => import('./ui/buttons.tsx?raw') },
  { group: 'ui', name: 'badges', title: msg`Badges`, note: msg`The word carries the meaning, the colour only repeats it. A number says what it counts.`, part: lazyPart(() => import('./ui/badges'), ({ Badges }) => Badges), code: () => import('./ui/badges.tsx?raw') },
  { group: 'ui', name: 'avatars', title: msg`Pictures of people`, note: msg`Without a picture the initials stand on a colour of the name. Beside a written name the picture is silent.`, part: lazyPart(() => import('./ui/avatars'), ({ Avatars }) => Avatars), code: () => import('./ui/avatars.tsx?raw') },
  { group: 'ui', name: 'cards', title: msg({ message: 'Cards', context: 'part' }), note: msg`The title of a card is a heading and names its region.`, part: lazyPart(() => import('./ui/cards'), ({ Cards }) => Cards), code: () => import('./ui/cards.tsx?raw') },
  { group: 'ui', name: 'colors', title: msg`Colours`, note: msg`Texts need 4.5 to 1, edges of controls 3 to 1. The figures are computed from the colours of the theme, in both skins.`, part: lazyPart(() => import('./ui/colors'), ({ Colors }) => Colors), code: () => import('./ui/colors.tsx?raw') },
  { group: 'ui', name: 'icons', title: msg`Icons`, note: msg`A press copies the name. Icons are silent: the text beside them, or the name of the button, speaks.`, part: lazyPart(() => import('./ui/icons'), ({ Icons }) => Icons), code: () => import('./ui/icons.tsx?raw') },
  { group: 'ui', name: 'tabs', title: msg`Tabs`, note: msg`One stop in the tab order: arrows, Home and End choose, the other way round from right to left.`, part: lazyPart(() => import('./ui/tabs'), ({ TabsSpecimen }) => TabsSpecimen), code: () => import('./ui/tabs.tsx?raw') },
  { group: 'ui', name: 'menus', title: msg`Menus`, note: msg`Opens with the arrow keys too; letters find an entry. Escape leads back to the button.`, part: lazyPart(() => import('./ui/menus'), ({ Menus }) => Menus), code: () => import('./ui/menus.tsx?raw') },
  { group: 'ui', name: 'accordion', title: msg`Folding texts`, note: msg`The title is a heading and a button in one. What is folded is found by the browser’s search.`, part: lazyPart(() => import('./ui/accordion'), ({ AccordionSpecimen }) => AccordionSpecimen), code: () => import('./ui/accordion.tsx?raw') },
  { group: 'ui', name: 'dialogs', title: msg`Dialogs`, note: msg`The page behind rests. Escape closes, the focus goes back to where it was; before something dangerous it begins on the harmless answer.`, part: lazyPart(() => import('./ui/dialogs'), ({ Dialogs }) => Dialogs), code: () => import('./ui/dialogs.tsx?raw') },
  { group: 'ui', name: 'alerts', title: msg`Alerts`, note: msg`An error is spoken at once, stands where it happened and says what can be done. An empty place is no alert.`, part: lazyPart(() => import('./ui/alerts'), ({ Alerts }) => Alerts), code: () => import('./ui/alerts.tsx?raw') },
  { group: 'ui', name: 'loading', title: msg`Waiting for data`, note: msg`The place keeps the size of what is coming, so nothing jumps. One sentence speaks for all grey bars.`, part: lazyPart(() => import('./ui/loading'), ({ LoadingSpecimen }) => LoadingSpecimen), code: () => import('./ui/loading.tsx?raw') },
  { group: 'forms', name: 'text-fields', title: msg`Text fields`, note: msg`The label is pressable, hint and error are read with the field. An error says how to mend it.`, part: lazyPart(() => import('./forms/text-fields'), ({ TextFields }) => TextFields), code: () => import('./forms/text-fields.tsx?raw') },
  { group: 'forms', name: 'choices', title: msg`Choices`, note: msg`Native boxes and lists: every phone and screen reader knows them. A whole row can be pressed.`, part: lazyPart(() => import('./forms/choices'), ({ Choices }) => Choices), code: () => import('./forms/choices.tsx?raw') },
  { group: 'forms', name: 'numbers', title: msg`Numbers and amounts`, note: msg`Arrows change by one, Page keys by ten. What is no number stays to be mended and is never stored.`, part: lazyPart(() => import('./forms/numbers'), ({ Numbers }) => Numbers), code: () => import('./forms/numbers.tsx?raw') },
  { group: 'forms', name: 'dates', title: msg`Dates`, note: msg`Typed or picked; in Thai with the Buddhist year. The calendar has keys of its own.`, part: lazyPart(() => import('./forms/dates'), ({ Dates }) => Dates), code: () => import('./forms/dates.tsx?raw') },
  { group: 'forms', name: 'picture-file', title: msg`Picture from a file`, note: msg`A file that is no picture leaves the one before. When it is taken away, the focus is at the button that chooses another.`, part: lazyPart(() => import('./forms/picture-file'), ({ PictureFileSpecimen }) => PictureFileSpecimen), code: () => import('./forms/picture-file.tsx?raw') },
  { group: 'forms', name: 'suggestions', title: msg`Suggestions`, note: msg`Nothing is chosen until somebody chooses: Enter leaves a text of one’s own as it is.`, part: lazyPart(() => import('./forms/suggestions'), ({ Suggestions }) => Suggestions), code: () => import('./forms/suggestions.tsx?raw') },
  { group: 'forms', name: 'rich-text', title: msg`Formatted text`, note: msg`What is pasted loses everything foreign. It is shown in a place of its own, where no script runs.`, part: lazyPart(() => import('./forms/rich-text'), ({ RichTextSpecimen }) => RichTextSpecimen), code: () => import('./forms/rich-text.tsx?raw') },
  { group: 'forms', name: 'layouts', title: msg`Form layouts`, note: msg`Two fields stand beside each other where there is room. Groups have a heading.`, part: lazyPart(() => import('./forms/layouts'), ({ Layouts }) => Layouts), code: () => import('./forms/layouts.tsx?raw') },
  { group: 'forms', name: 'validation', title: msg`Validation`, note: msg`After a refused save the first fault has the focus; the list leads to each.`, part: lazyPart(() => import('./forms/validation'), ({ Validation }) => Validation), code: () => import('./forms/validation.tsx?raw') },
  { group: 'forms', name: 'wizard', title: msg`Wizard`, note: msg`The step one is at is named as such. A finished step has a tick besides the colour.`, part: lazyPart(() => import('./forms/wizard'), ({ Wizard }) => Wizard), code: () => import('./forms/wizard.tsx?raw') },
  { group: 'forms', name: 'repeater', title: msg`Repeater`, note: msg`A new line has the focus; after removing one it goes to the button that adds.`, part: lazyPart(() => import('./forms/repeater'), ({ Repeater }) => Repeater), code: () => import('./forms/repeater.tsx?raw') },
  { group: 'forms', name: 'drawer', title: msg`Form at the side`, note: msg`Saved by its button, by Enter and by Ctrl+Enter. Nothing closes it while it is being saved.`, part: lazyPart(() => import('./forms/drawer'), ({ Drawer }) => Drawer), code: () => import('./forms/drawer.tsx?raw') },
  { group: 'tables', name: 'simple', title: msg`Simple table`, note: msg`Where it is narrow each row is a card that names its values.`, part: lazyPart(() => import('./tables/simple'), ({ Simple }) => Simple), code: () => import('./tables/simple.tsx?raw') },
  { group: 'tables', name: 'sortable', title: msg`Sorted and ticked`, note: msg`The head says how it is sorted. Shift ticks a range. Sorting stands in a list where there are no heads.`, part: lazyPart(() => import('./tables/data-table'), ({ DataTableSpecimen }) => DataTableSpecimen), code: () => import('./tables/data-table.tsx?raw') },
  { group: 'tables', name: 'many-rows', title: msg`Very many rows`, note: msg`Only the rows in sight are on the page; how many there are is told.`, part: lazyPart(() => import('./tables/many-rows'), ({ ManyRows }) => ManyRows), code: () => import('./tables/many-rows.tsx?raw') },
  { group: 'extensions', name: 'toasts', title: msg`Short messages`, note: msg`Errors are spoken at once and stay. The others wait while somebody reads them, and never take the focus.`, part: lazyPart(() => import('./extensions/toasts'), ({ Toasts }) => Toasts), code: () => import('./extensions/toasts.tsx?raw') },
  { group: 'extensions', name: 'slider', title: msg`Slider`, note: msg`The native slider: arrows, Page keys, Home and End. The value stands beside it.`, part: lazyPart(() => import('./extensions/slider'), ({ Slider }) => Slider), code: () => import('./extensions/slider.tsx?raw') },
  { group: 'extensions', name: 'drag-and-drop', title: msg`Drag and drop`, note: msg`Also with Space and the arrow keys, or Alt and an arrow. Each step is told; Escape puts it back.`, part: lazyPart(() => import('./extensions/drag-and-drop'), ({ DragAndDrop }) => DragAndDrop), code: () => import('./extensions/drag-and-drop.tsx?raw') },
  { group: 'extensions', name: 'context-menu', title: msg`Menu of a row`, note: msg`The right button, a long press or the menu key opens what the button of the row opens. Links and selected text keep the browser’s menu.`, part: lazyPart(() => import('./extensions/context-menu'), ({ ContextMenu }) => ContextMenu), code: () => import('./extensions/context-menu.tsx?raw') },
  { group: 'extensions', name: 'tour', title: msg`Tour`, note: msg`Goes on with Enter, ends with Escape; then the focus is back. Each step is read aloud.`, part: lazyPart(() => import('./extensions/tour'), ({ TourSpecimen }) => TourSpecimen), code: () => import('./extensions/tour.tsx?raw') },
  { group: 'extensions', name: 'player', title: msg`Player`, note: msg`The browser’s own: its keys and names are known to everybody. Nothing sounds by itself, and the words stand beside it.`, part: lazyPart(() => import('./extensions/player'), ({ Player }) => Player), code: () => import('./extensions/player.tsx?raw') },
  { group: 'extensions', name: 'clipboard', title: msg`Clipboard`, note: msg`Says whether it was copied. Without https what is selected is copied.`, part: lazyPart(() => import('./extensions/clipboard'), ({ Clipboard }) => Clipboard), code: () => import('./extensions/clipboard.tsx?raw') },
  { group: 'extensions', name: 'swiper', title: msg`Picture strip`, note: msg`Swiped, scrolled, moved by arrow keys or the buttons. It never moves by itself.`, part: lazyPart(() => import('./extensions/swiper'), ({ Swiper }) => Swiper), code: () => import('./extensions/swiper.tsx?raw') },
  { group: 'extensions', name: 'ratings', title: msg`Ratings`, note: msg`Shown as one picture with a name; given as a choice of one of five.`, part: lazyPart(() => import('./extensions/ratings'), ({ Ratings }) => Ratings), code: () => import('./extensions/ratings.tsx?raw') },
  { group: 'extensions', name: 'i18n', title: msg`Languages`, note: msg`Days in the Buddhist era for Thai, amounts as each language writes them. Each language is named in itself.`, part: lazyPart(() => import('./extensions/i18n'), ({ I18n }) => I18n), code: () => import('./extensions/i18n.tsx?raw') },
  { group: 'extensions', name: 'pagination', title: msg`Pages`, note: msg`Each page has a name, the current one is marked as such. What is shown is told after a change.`, part: lazyPart(() => import('./extensions/pagination'), ({ PaginationSpecimen }) => PaginationSpecimen), code: () => import('./extensions/pagination.tsx?raw') },
  { group: 'extensions', name: 'import', title: msg`Import`, note: msg`A file is read here and goes nowhere. One without rows says so.`, part: lazyPart(() => import('./extensions/import'), ({ Import }) => Import), code: () => import('./extensions/import.tsx?raw') },
  { group: 'extensions', name: 'export', title: msg`Export`, note: msg`Excel shows the Thai; no cell becomes a formula.`, part: lazyPart(() => import('./extensions/export'), ({ Export }) => Export), code: () => import('./extensions/export.tsx?raw') },
  { group: 'extensions', name: 'export-selected', title: msg`Export of selected rows`, note: msg`The button waits until a row is ticked and says how many are.`, part: lazyPart(() => import('./extensions/export-selected'), ({ ExportSelected }) => ExportSelected), code: () => import('./extensions/export-selected.tsx?raw') },
  { group: 'extensions', name: 'qr-code', title: msg`QR code`, note: msg`Dark on light in either skin, with the quiet edge that readers ask for. It has a name.`, part: lazyPart(() => import('./extensions/qr-code'), ({ QrCodeSpecimen }) => QrCodeSpecimen), code: () => import('./extensions/qr-code.tsx?raw') },
  { group: 'charts', name: 'charts', title: msg`Charts`, note: msg`Gaps and patterns tell the series apart besides the colours. Each picture says its figures in words.`, part: lazyPart(() => import('./charts/charts'), ({ Charts }) => Charts), code: () => import('./charts/charts.tsx?raw') },
  { group: 'maps', name: 'maps', title: msg`Map of Thailand`, note: msg`Darker means more orders. The ten first provinces are said in words.`, part: lazyPart(() => import('./charts/maps'), ({ Maps }) => Maps), code: () => import('./charts/maps.tsx?raw') },
]
