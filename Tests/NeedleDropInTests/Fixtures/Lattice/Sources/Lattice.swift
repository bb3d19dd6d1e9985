import NeedleFoundation

// Twenty diamonds, one below the other: each doubles the number of paths.

class Top0: BootstrapComponent {
    var left0: Left0 { Left0(parent: self) }
    var right0: Right0 { Right0(parent: self) }
}

class Left0: Component<EmptyDependency> {
    var top1: Top1 { Top1(parent: self) }
}

class Right0: Component<EmptyDependency> {
    var top1: Top1 { Top1(parent: self) }
}

class Top1: Component<EmptyDependency> {
    var left1: Left1 { Left1(parent: self) }
    var right1: Right1 { Right1(parent: self) }
}

class Left1: Component<EmptyDependency> {
    var top2: Top2 { Top2(parent: self) }
}

class Right1: Component<EmptyDependency> {
    var top2: Top2 { Top2(parent: self) }
}

class Top2: Component<EmptyDependency> {
    var left2: Left2 { Left2(parent: self) }
    var right2: Right2 { Right2(parent: self) }
}

class Left2: Component<EmptyDependency> {
    var top3: Top3 { Top3(parent: self) }
}

class Right2: Component<EmptyDependency> {
    var top3: Top3 { Top3(parent: self) }
}

class Top3: Component<EmptyDependency> {
    var left3: Left3 { Left3(parent: self) }
    var right3: Right3 { Right3(parent: self) }
}

class Left3: Component<EmptyDependency> {
    var top4: Top4 { Top4(parent: self) }
}

class Right3: Component<EmptyDependency> {
    var top4: Top4 { Top4(parent: self) }
}

class Top4: Component<EmptyDependency> {
    var left4: Left4 { Left4(parent: self) }
    var right4: Right4 { Right4(parent: self) }
}

class Left4: Component<EmptyDependency> {
    var top5: Top5 { Top5(parent: self) }
}

class Right4: Component<EmptyDependency> {
    var top5: Top5 { Top5(parent: self) }
}

class Top5: Component<EmptyDependency> {
    var left5: Left5 { Left5(parent: self) }
    var right5: Right5 { Right5(parent: self) }
}

class Left5: Component<EmptyDependency> {
    var top6: Top6 { Top6(parent: self) }
}

class Right5: Component<EmptyDependency> {
    var top6: Top6 { Top6(parent: self) }
}

class Top6: Component<EmptyDependency> {
    var left6: Left6 { Left6(parent: self) }
    var right6: Right6 { Right6(parent: self) }
}

class Left6: Component<EmptyDependency> {
    var top7: Top7 { Top7(parent: self) }
}

class Right6: Component<EmptyDependency> {
    var top7: Top7 { Top7(parent: self) }
}

class Top7: Component<EmptyDependency> {
    var left7: Left7 { Left7(parent: self) }
    var right7: Right7 { Right7(parent: self) }
}

class Left7: Component<EmptyDependency> {
    var top8: Top8 { Top8(parent: self) }
}

class Right7: Component<EmptyDependency> {
    var top8: Top8 { Top8(parent: self) }
}

class Top8: Component<EmptyDependency> {
    var left8: Left8 { Left8(parent: self) }
    var right8: Right8 { Right8(parent: self) }
}

class Left8: Component<EmptyDependency> {
    var top9: Top9 { Top9(parent: self) }
}

class Right8: Component<EmptyDependency> {
    var top9: Top9 { Top9(parent: self) }
}

class Top9: Component<EmptyDependency> {
    var left9: Left9 { Left9(parent: self) }
    var right9: Right9 { Right9(parent: self) }
}

class Left9: Component<EmptyDependency> {
    var top10: Top10 { Top10(parent: self) }
}

class Right9: Component<EmptyDependency> {
    var top10: Top10 { Top10(parent: self) }
}

class Top10: Component<EmptyDependency> {
    var left10: Left10 { Left10(parent: self) }
    var right10: Right10 { Right10(parent: self) }
}

class Left10: Component<EmptyDependency> {
    var top11: Top11 { Top11(parent: self) }
}

class Right10: Component<EmptyDependency> {
    var top11: Top11 { Top11(parent: self) }
}

class Top11: Component<EmptyDependency> {
    var left11: Left11 { Left11(parent: self) }
    var right11: Right11 { Right11(parent: self) }
}

class Left11: Component<EmptyDependency> {
    var top12: Top12 { Top12(parent: self) }
}

class Right11: Component<EmptyDependency> {
    var top12: Top12 { Top12(parent: self) }
}

class Top12: Component<EmptyDependency> {
    var left12: Left12 { Left12(parent: self) }
    var right12: Right12 { Right12(parent: self) }
}

class Left12: Component<EmptyDependency> {
    var top13: Top13 { Top13(parent: self) }
}

class Right12: Component<EmptyDependency> {
    var top13: Top13 { Top13(parent: self) }
}

class Top13: Component<EmptyDependency> {
    var left13: Left13 { Left13(parent: self) }
    var right13: Right13 { Right13(parent: self) }
}

class Left13: Component<EmptyDependency> {
    var top14: Top14 { Top14(parent: self) }
}

class Right13: Component<EmptyDependency> {
    var top14: Top14 { Top14(parent: self) }
}

class Top14: Component<EmptyDependency> {
    var left14: Left14 { Left14(parent: self) }
    var right14: Right14 { Right14(parent: self) }
}

class Left14: Component<EmptyDependency> {
    var top15: Top15 { Top15(parent: self) }
}

class Right14: Component<EmptyDependency> {
    var top15: Top15 { Top15(parent: self) }
}

class Top15: Component<EmptyDependency> {
    var left15: Left15 { Left15(parent: self) }
    var right15: Right15 { Right15(parent: self) }
}

class Left15: Component<EmptyDependency> {
    var top16: Top16 { Top16(parent: self) }
}

class Right15: Component<EmptyDependency> {
    var top16: Top16 { Top16(parent: self) }
}

class Top16: Component<EmptyDependency> {
    var left16: Left16 { Left16(parent: self) }
    var right16: Right16 { Right16(parent: self) }
}

class Left16: Component<EmptyDependency> {
    var top17: Top17 { Top17(parent: self) }
}

class Right16: Component<EmptyDependency> {
    var top17: Top17 { Top17(parent: self) }
}

class Top17: Component<EmptyDependency> {
    var left17: Left17 { Left17(parent: self) }
    var right17: Right17 { Right17(parent: self) }
}

class Left17: Component<EmptyDependency> {
    var top18: Top18 { Top18(parent: self) }
}

class Right17: Component<EmptyDependency> {
    var top18: Top18 { Top18(parent: self) }
}

class Top18: Component<EmptyDependency> {
    var left18: Left18 { Left18(parent: self) }
    var right18: Right18 { Right18(parent: self) }
}

class Left18: Component<EmptyDependency> {
    var top19: Top19 { Top19(parent: self) }
}

class Right18: Component<EmptyDependency> {
    var top19: Top19 { Top19(parent: self) }
}

class Top19: Component<EmptyDependency> {
    var left19: Left19 { Left19(parent: self) }
    var right19: Right19 { Right19(parent: self) }
}

class Left19: Component<EmptyDependency> {
    var top20: Top20 { Top20(parent: self) }
}

class Right19: Component<EmptyDependency> {
    var top20: Top20 { Top20(parent: self) }
}

class Top20: Component<EmptyDependency> {}
