import type { AppModule } from '../kernel/app-module'
import { chatFilesMachine } from './chat.files.machine'
import { chatLinks } from './chat.links'
import { chatMachine } from './chat.machine'
import { openChatView } from './chat.open'
import { chatSearchMachine } from './chat.search'

export const chatApp = {
  data: chatMachine,
  links: chatLinks,
  views: {
    chat: { machine: chatSearchMachine },
    'chat.one': openChatView,
    'chat.files': { machine: chatFilesMachine },
  },
} satisfies AppModule
