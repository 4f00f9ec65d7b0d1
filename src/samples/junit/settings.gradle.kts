rootProject.name = "boyka-junit-sample"
