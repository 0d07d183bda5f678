import type { CategoryTexts } from '../help-texts'

export const teamTexts: CategoryTexts = {
  title: 'Team',
  desc: 'Inviting people, permissions, passwords and working faster',
  groups: [
    'Adding people',
    'Roles and permissions',
    'Account and password',
    'Devices',
    'Working at the same time',
    'Working faster',
  ],
  articles: {
    'invite-colleague': {
      question: 'How do I invite a new colleague?',
      steps: [
        'Open **Users** and press **Invite**.',
        'Enter name and email, choose a **Role** and press **Create link**.',
        'Press **Copy link** and send it to your colleague, who opens it and chooses a password.',
      ],
      hint: 'The link works once and is shown only once. Copy it before you close. If it gets lost, create a new link. If the shop sends email, the link is emailed, too.',
    },
    'invitation-lost': {
      question: 'The invitation link is lost or has expired. What should I do?',
      steps: [
        'Open **Users** and see **Pending invitations** at the top.',
        'Press **New link** and send it again. The old link stops working.',
        'If the person is no longer to be invited, press **Withdraw**.',
      ],
    },
    'someone-leaves': {
      question: 'Someone leaves the team. How do I close the account?',
      steps: [
        "Open **Users**, open the menu with more actions in the person's row and choose **Delete**.",
        'If they might come back, press **Edit** instead and set **Status** to **Inactive**.',
      ],
      hint: 'Their orders and history stay.',
    },
    roles: {
      question: 'What can each role do?',
      steps: [
        '**Owner**: can do everything, including shops and users.',
        '**Bookkeeper**: sees orders, settles cash on delivery, writes invoices and sees figures.',
        '**Order clerk**: takes and edits orders, prints labels and sees customers.',
        "**Packer**: prints labels, enters tracking numbers, packs and ships. Can't edit orders.",
      ],
      hint: 'Give people only what they need. There should be no more than two owners.',
    },
    'change-permissions': {
      question: 'Can I give someone one extra permission?',
      steps: [
        'Open **Users**, press the name, then **Edit**.',
        'Go to **Permissions**, tick what they may do and press **Save changes**.',
      ],
      hint: 'You can only give permissions that you have yourself.',
    },
    'my-permissions': {
      question: "Why can't I open some pages?",
      about:
        "Your account doesn't have the permission for them, so they aren't in the menu. If you need one, ask the owner to add the permission in **Users**.",
    },
    'change-password': {
      question: 'How do I change my password?',
      steps: [
        'Press your name at the top right, choose **Account settings**, then **Password**.',
        'Enter your **Current password** and your **New password** twice, then press **Change password**.',
      ],
      hint: 'All your other devices are signed out. Sign in there with the new password.',
    },
    'forgot-password': {
      question: "I forgot my password and can't sign in. What now?",
      steps: [
        'On the sign-in page, press **Forgot your password?**, enter your email and press **Send link**.',
        'Open the link in the email, choose a new password and press **Set password**.',
      ],
      hint: 'No email? The shop may not have set up email yet. Ask the owner or the person who runs this site for a link.',
    },
    'my-devices': {
      question: 'I forgot to sign out on another device. What should I do?',
      steps: [
        'Open **Account settings** and choose **Devices**.',
        'Press **Sign out** next to the device, or **Sign out all other devices**.',
        "If there is a device you don't know, change your password too.",
      ],
    },
    'use-on-phone': {
      question: 'Can I use it on my phone?',
      about:
        'Yes, every page. Open the same address in the browser of your phone. Tables turn into cards, and **Save order** stays at the bottom of the screen.',
      steps: [
        'Press **Open menu** at the top left to go to another page.',
        'Press the magnifying glass to search for orders, customers or pages.',
      ],
    },
    'working-together': {
      question: 'What happens if two people work on the same order?',
      about:
        "Everyone's screen updates by itself, and an order that someone is editing shows their name. If both save, you see both versions and choose. Nothing is overwritten silently.",
      hint: "If you see that someone is editing an order, it's quicker to ask them first.",
    },
    'who-did-what': {
      question: 'Where do I see who changed or cancelled an order?',
      steps: [
        'One order: open it and see **History** at the bottom.',
        'Everything: open **Activity log** and choose **Person**, **Kind** and the dates. Only owners can do this.',
        'Who saved orders or customers as a file: choose **Lists saved as files** under **Kind**.',
      ],
      hint: "Nobody can delete or change the history, not even the owner. Only a customer's personal data disappears from it once it is erased.",
    },
    notifications: {
      question: 'What does the bell tell me?',
      about:
        "New orders that others took, cancelled, returned or refused orders, products that run low, new emails and chat messages from colleagues. It shows the last 7 days, and only what you're allowed to see.",
      steps: [
        'Press the bell at the top, then a notification to open it.',
        "Press **Mark all as read** when you've seen them all.",
      ],
    },
    bookmarks: {
      question: 'Can I keep the pages I use most at the top?',
      steps: [
        'Press **Search** and type the name of the page.',
        'Press the star next to the result. The page appears as an icon in the top bar.',
        'Remove or add bookmarks with **Edit bookmarks**.',
      ],
    },
    keyboard: {
      question: 'How do I work faster with the keyboard?',
      steps: [
        "Press ? (Shift + /) on any page while you aren't typing in a field. The shortcuts of that page come first.",
        'Or press your name at the top right and choose **Keyboard shortcuts**.',
        'The three most useful ones: / to search, Ctrl + Enter to save, Esc to close.',
      ],
      hint: "The same keys work with a Thai keyboard. You don't need to switch the language.",
    },
    appearance: {
      question: 'Where do I change the language, dark mode or colours?',
      steps: [
        'Language and theme are icons in the top bar. For the theme, choose **Light**, **Dark** or **Same as device**.',
        'For colours, menu and width, choose **Customise layout**.',
      ],
      hint: 'The settings are kept on this device, for everyone who uses it. Other devices stay as they are.',
    },
  },
}
