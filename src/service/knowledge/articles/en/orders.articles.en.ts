import type { CategoryTexts } from '../help-texts'

export const ordersTexts: CategoryTexts = {
  title: 'Taking orders',
  desc: 'Paste the chat message, check it and save',
  groups: [
    'Pasting a chat message',
    'Products and prices',
    'Checking before you save',
    'After saving',
    'Editing, status and cancelling',
    'Lost connection and unfinished orders',
  ],
  articles: {
    'paste-message': {
      question: "What's the fastest way to take an order from a chat?",
      steps: [
        "Copy the customer's whole message from the chat.",
        'Open **Take an order** and paste it into **Message from the customer**. Name, phone, address and payment are filled in for you.',
        'Look at **Products in the message**. If they are right, press **Add … products to the order**.',
        'Check the total, then press **Save order**, or Ctrl + Enter in any field.',
      ],
      hint: "You don't need to cut out greetings. The original message is kept with the order, so you can always compare them later.",
    },
    'message-misread': {
      question: 'Part of the message was misread or left out. Where do I correct it?',
      steps: [
        'Look at the fields that say **Please check** first: these are the uncertain ones.',
        'Select the right words in the message, then choose what they are under **This is …**',
        "Or just type in the field. What you type yourself isn't overwritten.",
      ],
      hint: "If the postcode doesn't match the sub-district, ask the customer before you ship. Don't guess: the parcel would go to the wrong depot.",
    },
    'several-recipients': {
      question: 'One message, several recipients: how do I enter it?',
      steps: [
        "Paste the message as usual. You're asked which recipient this order is for.",
        "Choose the first recipient, check that person's products, then press **Save order**.",
        'Press **Take next order**, paste the same message again and choose the next recipient.',
      ],
      hint: "One recipient is one order. That way, labels and tracking numbers can't get mixed up.",
    },
    'add-products': {
      question: 'How do I add products without a message?',
      steps: [
        'In **Take an order**, go to **Add products** and type part of the name.',
        'Move with the arrow keys and press Enter. The product is added to the order at once.',
        'Change the quantity on its line, or remove the line if you picked the wrong product.',
      ],
      hint: "If the customer didn't send a message, choose **Fields only** and type the name and address yourself.",
    },
    'special-price': {
      question: "Where do I enter a special price, or a cost that isn't a product?",
      steps: [
        'Discount on one line: press the pencil on that line. In **Change price**, enter the price and a **Reason**, then press **Use this price**.',
        "Gift wrapping, or something the shop doesn't list: press **Add custom line**, then **Add to order**.",
        'Discount on the whole order: enter it in **Discount**. Delivery costs go into **Shipping**.',
      ],
      hint: 'The reason stays with the order, so packers and bookkeepers know why the price differs from the usual one.',
    },
    'short-of-stock': {
      question: "It says there isn't enough in stock. Can I still take the order?",
      steps: [
        'If too little is left, **Save order** opens **Not enough in stock**: how many of each are in the order, and how many are left.',
        'If the customer can wait, or more is on its way, press **Save anyway**.',
        'If not, press **Back to order** and take fewer, or another product.',
      ],
      hint: 'An order reserves its pieces as soon as it is saved, so what is left is without those of other orders. If an order is cancelled, its pieces are available again.',
    },
    'total-differs': {
      question: 'It says that the order differs from the message. What should I do?',
      about:
        "Before saving, products and amount are compared with the customer's message. If they differ, you're asked first.",
      steps: [
        'Compare the two columns, **In the message** and **In the form**.',
        'If the message is right, press **Use products from the message**.',
        'If the form is right, for example because the customer changed their mind, press **Save as entered**.',
      ],
      hint: 'What is missing is often the delivery cost, which the customer already included. Check **Shipping** first.',
    },
    'same-phone-today': {
      question: 'I see a warning that this phone number already ordered today. What now?',
      steps: [
        "Press the order number in the warning to see whether it's the same order.",
        "If it is, press **Clear form**. You don't need to save anything.",
        'If the customer really ordered more, save as usual. Or open the first order and press **Edit** to send everything in one box.',
      ],
      hint: "The warning doesn't stop you from saving. It prevents duplicates when two people answer the same chat.",
    },
    'reply-to-customer': {
      question: 'How do I send the customer a summary and a QR code?',
      steps: [
        "After saving, go to **Summary for the customer** and choose **The customer's language**.",
        'Press **Copy reply** and paste it into the chat.',
        'If the order is paid by **PromptPay**, press **Copy picture** or **Save picture** below the QR code and send that too. The amount is in the code.',
      ],
      hint: 'No QR code? The shop has neither a PromptPay number nor a biller number yet. See the category about shops.',
    },
    'after-saving': {
      question: 'The order is saved. What comes next?',
      steps: [
        'For the next customer, press **Take next order**.',
        'To ship it today, press **Print label**.',
        'To see all orders, press **View orders**.',
      ],
    },
    'edit-order': {
      question: 'Can I change an order that is already saved?',
      steps: [
        'Open **Orders**, search by order number, name or phone, and open the order.',
        'Press **Edit**, change the address, products or amounts, then press **Save changes**.',
        'If its label was already printed, press **Print label again** and throw the old one away.',
      ],
      hint: '**History** at the end of the order shows who changed what, with the value before and after.',
    },
    'order-steps': {
      question: 'Which steps does an order go through, and can I change several orders at once?',
      about: 'An order goes from **New** to **Confirmed**, **Packed**, **Shipped** and **Delivered**.',
      steps: [
        'One order: in **Orders**, press the button in the **Next step** column.',
        'Several orders: tick them, press **Change status** and choose the step.',
        "Orders that can't be changed stay ticked, and you see why.",
      ],
      hint: "If you ship an order that has no tracking number, isn't paid yet or was changed after its label was printed, you're asked first. Press **Don't ship yet** if you aren't sure.",
    },
    'undo-or-cancel': {
      question: 'I chose the wrong step, or the customer cancels. What should I do?',
      steps: [
        'Wrong step: press **Undo** in the message in the corner of the screen, or open the order and undo the step there. You have 10 minutes.',
        'Cancellation: open the order, press **Other steps** and choose **Cancel order**.',
        'If the customer has already paid, transfer the money back first, then press **Refund** in the order.',
      ],
      hint: "A cancelled order doesn't disappear. You can still find it, but it doesn't count as a sale.",
    },
    'offline-while-saving': {
      question: 'The connection was lost while I was saving. Is the order lost?',
      about: "No. The order is kept on your device before it's sent. However often it's sent, it's saved only once.",
      steps: [
        "Wait until you're back online: it's sent automatically. Or press **Send again now**.",
        'While you wait, you can press **Take another order in the meantime**.',
        "When you see **Order saved** and the order number, it's done.",
      ],
      hint: "Don't enter the same order on another device while you wait. That would really make two orders.",
    },
    'unfinished-order': {
      question: 'I closed the page before saving. Can I continue?',
      steps: [
        'Open **Take an order** on the same device. It says **You have an unfinished order**.',
        'Press **Continue order** to go on, or **Discard** if you no longer need it.',
      ],
      hint: "The draft is only on your device. Signing out deletes it, but you're asked first.",
    },
    'edited-together': {
      question: 'Someone else changed the same order at the same time. What should I do?',
      steps: [
        'When you save, you see **Two versions of this order**. Everything you entered is still there.',
        'Choose a value for each field, or press **Keep all of mine** or **Use all of theirs**.',
        'Press **Save choice**.',
      ],
    },
  },
}
