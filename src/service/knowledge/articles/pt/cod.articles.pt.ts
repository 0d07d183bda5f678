import type { CategoryTexts } from '../help-texts'

export const codTexts: CategoryTexts = {
  title: 'Pagamento na entrega',
  desc: 'Taxas, valores em falta e listas de pagamentos das transportadoras',
  groups: [
    'Taxa de cobrança na entrega',
    'Valores em falta',
    'Lista de pagamentos da transportadora',
    'Valor diferente ou não encontrada',
    'Marcar à mão como recebida',
    'Encomendas devolvidas',
  ],
  articles: {
    'fee-of-shop': {
      question: 'Como defino a taxa de cobrança na entrega da loja?',
      steps: [
        'Abra **Lojas** e prima **Editar** nessa loja.',
        'Em **Taxa de cobrança na entrega**, escolha **Sem taxa**, **Valor fixo** ou **Percentagem**.',
        'Com uma percentagem, pode também indicar **No mínimo**. Por baixo, um exemplo mostra quanto paga o cliente.',
        'Prima **Guardar as alterações**. As novas encomendas seguem esta regra.',
      ],
      hint: 'As encomendas já guardadas não mudam.',
    },
    'fee-of-order': {
      question: 'Posso não cobrar a taxa de cobrança na entrega a um cliente?',
      steps: [
        'Em **Registar encomenda**, escolha **Pagamento na entrega** em **Pagamento**.',
        'Altere o valor no campo **Taxa de cobrança na entrega**. Escreva 0 para não cobrar nada.',
        'Se mudar de ideias, prima **Usar a regra da loja**.',
      ],
    },
    outstanding: {
      question: 'Onde vejo quanto dinheiro as transportadoras ainda devem?',
      steps: [
        'Abra **Pagamento na entrega** e escolha o período em **Encomendas de** e **Até**.',
        'Em **Por transportadora**, a coluna **Em falta** mostra o dinheiro que ainda está com a transportadora.',
        'A lista, encomenda a encomenda, está em **Encomendas por receber**.',
      ],
      hint: 'Uma encomenda só aparece aqui depois de marcada como enviada. Se não a encontrar, veja se esse passo ficou por fazer.',
    },
    'late-parcels': {
      question: 'Como vejo que encomendas esperam pelo dinheiro há demasiado tempo?',
      steps: [
        'Em **Encomendas por receber**, veja a coluna **À espera há**. Acima de 14 dias aparece a vermelho.',
        'Escolha uma transportadora no canto direito da tabela para ver só as dela.',
        'Copie os números de envio e pergunte à transportadora se já pagou ou se a encomenda foi devolvida.',
      ],
    },
    'tick-off-list': {
      question: 'A transportadora transferiu o dinheiro. Como confiro os valores?',
      steps: [
        'Abra **Pagamento na entrega** e, em **Conferir a lista de uma transportadora**, prima **Abrir um ficheiro**, ou copie as linhas e cole-as com os títulos.',
        'Veja a coluna **Resultado**. As linhas com **Confere** já estão assinaladas.',
        'Compare o total por baixo da lista com o dinheiro que entrou mesmo na conta.',
        'Prima **Marcar … como recebidas**.',
      ],
      hint: 'Se a ligação cair ao guardar, não há problema: tente de novo. Nenhuma encomenda é marcada duas vezes.',
    },
    'list-columns': {
      question: 'É-me perguntado que coluna é o valor cobrado aos clientes. Qual escolho?',
      steps: [
        'Escolha a coluna com o dinheiro que o cliente pagou, antes de descontadas as taxas e o IVA.',
        'Nas colunas que não interessam, escolha **Não usada**.',
        'As linhas com **Pouco claro: verifique a lista** podem ser assinaladas depois de escolher a coluna.',
      ],
      hint: 'Os valores nunca são adivinhados: se houver mais do que uma leitura possível, é-lhe sempre perguntado.',
    },
    'list-not-readable': {
      question: 'Não consigo abrir o ficheiro da transportadora. O que faço?',
      steps: [
        'Ficheiro .xls antigo ou com palavra-passe: abra-o no Excel e guarde-o como .xlsx ou CSV.',
        'Ficheiro com mais de 4 MB: apague as outras folhas e deixe só a lista.',
        'Ou copie as linhas do ficheiro e cole-as no campo **Cole a lista da transportadora**.',
      ],
    },
    'amount-differs': {
      question: 'O resultado diz que o valor é outro. O que faço?',
      steps: [
        'Veja nessa linha as colunas **Valor cobrado** e **Diferença**.',
        'Abra a encomenda e veja se o valor foi alterado depois de imprimir a etiqueta: a transportadora cobra o que está na etiqueta.',
        'Se aceitar a diferença, assinale a linha à mão e guarde. Se não, deixe-a e reclame primeiro à transportadora.',
      ],
    },
    'not-in-list': {
      question: 'Aparece que a encomenda não foi encontrada neste período. O que quer dizer?',
      steps: [
        'Recue a data em **Encomendas de** para antes do dia em que a encomenda foi registada.',
        'Se continuar a não aparecer, pesquise o número de envio em **Encomendas**: talvez ainda não tenha sido introduzido.',
        '**Nada a cobrar** pode querer dizer que a encomenda ainda não foi marcada como enviada. **Já recebida antes** quer dizer que já está registada: não há nada a fazer.',
      ],
    },
    'tick-by-hand': {
      question: 'A transportadora não envia um ficheiro. Posso marcar à mão o que recebi?',
      steps: [
        'Em **Encomendas por receber**, assinale uma a uma, ou a caixa do cabeçalho para todas as que estão à vista.',
        'Compare a quantidade e o total por baixo da tabela com o dinheiro que entrou na conta.',
        'Prima **Marcar … como recebidas**.',
      ],
    },
    'receive-one': {
      question: 'Posso registar o dinheiro de uma só encomenda na página da encomenda?',
      steps: ['Abra a encomenda em **Encomendas**.', 'Em **Pagamento**, prima **Cobrança recebida**.'],
      hint: 'O botão aparece depois de a encomenda ser enviada, e só para o proprietário e a contabilidade. Quem atende encomendas não pode registar cobranças.',
    },
    'parcel-returned': {
      question: 'O cliente não aceitou e a encomenda voltou. O que faço?',
      steps: [
        'Abra a encomenda, prima **Outros passos** e escolha **Marcar como devolvida**.',
        'Confirme. A encomenda deixa de contar nos valores em falta.',
        'Arrume os produtos e pergunte ao cliente se quer novo envio. Se quiser, registe uma nova encomenda.',
      ],
      hint: 'Uma encomenda devolvida já não muda de estado. Se foi engano, pode desfazer durante 10 minutos.',
    },
    'refused-before': {
      question: 'Como sei se um cliente já recusou encomendas?',
      about:
        'São contadas as encomendas à cobrança desse telefone que foram devolvidas. Ao registar uma nova encomenda com o mesmo número, aparece um aviso.',
      steps: [
        'Se vir o aviso em **Registar encomenda**, peça o pagamento antes do envio e escolha **Transferência** ou **PromptPay**.',
        'Para ver o passado, abra **Clientes**, abra o cliente e veja **Encomendas anteriores**.',
      ],
    },
  },
}
