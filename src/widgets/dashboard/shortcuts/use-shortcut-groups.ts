import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../ui/shortcut-list'

export type ShortcutGroup = {
  title: string
  /** paths of its screens; undefined: anywhere */
  screens?: readonly string[]
  shortcuts: readonly Shortcut[]
}

const save = ['Ctrl+Enter']

function useDeskGroups(): readonly ShortcutGroup[] {
  const { t } = useLingui()
  return [
    {
      title: t`Take an order`,
      screens: ['/desk/order'],
      shortcuts: [
        { keys: save, text: t`Save order, from any field` },
        { keys: ['ArrowDown', 'ArrowUp'], text: t`Choose a product in the search` },
        { keys: ['Enter'], text: t`Add the chosen product` },
        { keys: ['ArrowLeft', 'ArrowRight'], text: t`Go through the recognised parts of the message` },
      ],
    },
    {
      title: t`Orders`,
      screens: ['/desk/orders', '/desk/orders/:number'],
      shortcuts: [
        { keys: ['ArrowDown', 'ArrowUp'], text: t`Same button in the row below or above` },
        { keys: ['Home', 'End'], text: t`First or last row` },
        { keys: ['Space'], text: t`Tick the row` },
        { keys: ['Shift+Space'], text: t`Tick all rows up to this one` },
        { keys: save, text: t`Save an order that you edit` },
      ],
    },
    {
      title: t`Labels`,
      screens: ['/desk/labels'],
      shortcuts: [
        { keys: ['ArrowDown', 'ArrowUp'], text: t`Order below or above` },
        { keys: ['Space'], text: t`Select the order` },
        { keys: save, text: t`Print the selected labels` },
      ],
    },
  ]
}

function useAppGroups(): readonly ShortcutGroup[] {
  const { t } = useLingui()
  return [
    {
      title: t`Email`,
      screens: ['/apps/email'],
      shortcuts: [
        { keys: ['j', 'ArrowDown'], text: t`Go to the email below` },
        { keys: ['k', 'ArrowUp'], text: t`Go to the email above` },
        { keys: ['Enter', 'o'], text: t`Open email` },
        { keys: ['Escape'], text: t`Back to list, clear selection` },
        { keys: ['e'], text: t`Mark as read, back to list` },
        { keys: ['r'], text: t`Reply` },
        { keys: ['a'], text: t`Reply all` },
        { keys: ['f'], text: t`Forward` },
        { keys: ['s'], text: t`Star or unstar` },
        { keys: ['#'], text: t`Move to Trash` },
        { keys: ['u'], text: t`Mark as unread` },
        { keys: ['x'], text: t`Select` },
        { keys: ['c'], text: t`Compose` },
        { keys: ['/'], text: t`Search email` },
      ],
    },
    {
      title: t`Chat`,
      screens: ['/apps/chat'],
      shortcuts: [
        { keys: ['Enter'], text: t`Send message` },
        { keys: ['Shift+Enter'], text: t`New line` },
      ],
    },
    {
      title: t`Todo`,
      screens: ['/apps/todo'],
      shortcuts: [
        { keys: ['ArrowDown', 'ArrowUp'], text: t`Same button in the row below or above` },
        { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], text: t`Move the task, from its handle` },
      ],
    },
    {
      title: t`Calendar`,
      screens: ['/apps/calendar'],
      shortcuts: [
        { keys: ['n'], text: t`Add event` },
        { keys: ['t'], text: t`Today` },
        { keys: ['m', 'w', 'd', 'l'], text: t`Month, week, day, list` },
        { keys: ['ArrowLeft', 'ArrowRight'], text: t`Earlier or later` },
      ],
    },
  ]
}

/** In every form, list and dialog. */
function useCommonGroups(): readonly ShortcutGroup[] {
  const { t } = useLingui()
  return [
    {
      title: t`Forms`,
      screens: [
        '/apps/invoice/add/:for',
        '/apps/invoice/edit/:id',
        '/apps/user/edit/:id',
        '/pages/account-settings',
        '/pages/blog/edit/:id',
      ],
      shortcuts: [
        { keys: save, text: t`Save, from any field` },
        { keys: ['ArrowUp', 'ArrowDown'], text: t`Change a quantity by one` },
        { keys: ['PageUp', 'PageDown'], text: t`Change a quantity by ten` },
      ],
    },
    {
      title: t`Dates`,
      shortcuts: [
        { keys: ['Alt+ArrowDown'], text: t`Open the calendar of a date` },
        { keys: ['PageUp', 'PageDown'], text: t`A month earlier or later` },
        { keys: ['Shift+PageUp', 'Shift+PageDown'], text: t`A year earlier or later` },
      ],
    },
    {
      title: t`Formatted text`,
      shortcuts: [
        { keys: ['Ctrl+B', 'Ctrl+I', 'Ctrl+U'], text: t`Bold, italic, underline` },
        { keys: ['Ctrl+K'], text: t`Link` },
        { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], text: t`Undo, redo` },
      ],
    },
  ]
}

/** All shortcuts, the ones that work anywhere first. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const { t } = useLingui()
  const desk = useDeskGroups()
  const apps = useAppGroups()
  const common = useCommonGroups()
  return [
    {
      title: t`Anywhere`,
      shortcuts: [
        { keys: ['/', 'Ctrl+K'], text: t`Search everything` },
        { keys: ['?'], text: t`Show keyboard shortcuts` },
        { keys: ['Ctrl+Z'], text: t`Undo, while a message offers it` },
        { keys: ['Escape'], text: t`Close a dialog, menu or list` },
      ],
    },
    ...desk,
    ...apps,
    ...common,
  ]
}
