rootProject.name = "boyka-samples"
